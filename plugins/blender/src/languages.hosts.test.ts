import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';

const missing = missingPrograms(blenderProgram);

describe.skipIf(missing)(`the language of Blender (${missing ?? blenderProgram})`, () => {
  let home: string;
  let blender: Blender;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    blender = await openBlender({ home, zip: await buildZip(home), program: blenderProgram });
  });
  afterAll(async () => {
    await blender?.kill();
    await rm(home, { recursive: true, force: true });
  });

  it.each([
    [
      'de_DE',
      'Bridge neu starten',
      'API-Schlüssel',
      'Nichts ist ausgewählt. Ein Objekt auswählen und erneut versuchen.',
    ],
    [
      'ja_JP',
      'ブリッジを再起動',
      'API キー',
      '何も選択されていません。オブジェクトを選択して、もう一度試してください。',
    ],
    ['en_US', 'Restart Bridge', 'API Key', 'Nothing is selected. Select an object and try again.'],
  ])('%s: names, tooltips and errors', async (language, operator, property, error) => {
    const said = await blender.run<Record<string, string>>(`
from meshwright.bridge.words import say
from meshwright.host_facts import host_facts
view = bpy.context.preferences.view
view.language = ${JSON.stringify(language)}
view.use_translate_interface = view.use_translate_tooltips = True
operator = bpy.ops.meshwright.restart_bridge.get_rna_type()
translate = bpy.app.translations
answer = {
    "language": host_facts()["language"],
    "operator": translate.pgettext_iface(operator.name, "Operator"),
    "tooltip": translate.pgettext_tip(operator.description),
    "property": translate.pgettext_iface("API Key"),
    "error": say("Nothing is selected. Select an object and try again."),
    "inserted": say("{program} was not found", program="npx"),
}`);
    expect(said).toMatchObject({ language, operator, property, error });
    expect(said.inserted).toMatch(/npx/);
    const tooltip =
      'Stop the running bridge and start one with the service and key of the preferences. Jobs continue';
    expect(said.tooltip === tooltip).toBe(language === 'en_US');
  });
});
