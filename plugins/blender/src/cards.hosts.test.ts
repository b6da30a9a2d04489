import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ButtonControl, JobControl, View } from '@meshwright/panel';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { type Desktop, openDesktop } from '@meshwright/testing/hosts/open-desktop';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';
import { type ManualBridge, openManualBridge } from './testing/bridge/open-manual-bridge.ts';
import { type MouseInput, mouseInput } from './testing/input/mouse-input.ts';

const missing = missingPrograms(blenderProgram, 'Xvfb', 'xdotool', 'import', 'convert');
const skipped = missing ? ` (skipped: ${missing})` : '';
const size = { width: 1400, height: 900 };

const button = (action: string, label: string): ButtonControl => ({
  kind: 'button',
  id: `job/1/${action}`,
  label,
  tone: 'plain',
});

/** Longer than a line of the sidebar. */
const result =
  'wooden-chair is in the scene: 1.00 m high, 1 mesh, 1,204 triangles. The service has no subject of this name. 20 credits.';

const finished: JobControl = {
  kind: 'job',
  id: 'job/1',
  label: 'a wooden chair',
  state: 'done',
  text: result,
  actions: [
    button('show', 'Show'),
    button('import', 'Import again'),
    button('remove', 'Remove from scene'),
    button('continue', 'Edit further'),
    button('forget', 'Remove from list'),
  ],
};
const running: JobControl = {
  kind: 'job',
  id: 'job/2',
  label: 'a lamp',
  state: 'working',
  text: 'Working: 40 %.',
  progress: 40,
  height: 2,
  actions: [{ kind: 'button', id: 'job/2/cancel', label: 'Cancel this job', tone: 'danger' }],
};

function viewOf(jobs: readonly JobControl[], notes: readonly string[] = []): View {
  return {
    announcement: '',
    sections: [
      {
        id: 'make',
        title: 'Create',
        folded: false,
        controls: [
          ...notes.map((label, at) => ({ kind: 'note', id: `note/${at}`, label, tone: 'info' }) as const),
          { kind: 'button', id: 'make', label: 'Generate', tone: 'primary' },
        ],
      },
      { id: 'jobs', title: 'Jobs', folded: false, controls: jobs },
    ],
  };
}

describe.skipIf(missing)(`cards of jobs in a window of Blender${skipped}`, { timeout: 300_000 }, () => {
  let home: string;
  let bridge: ManualBridge;
  let desktop: Desktop;
  let blender: Blender;
  let input: MouseInput;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    bridge = await openManualBridge(join(home, 'cache'));
    desktop = await openDesktop(size);
    blender = await openBlender({ home, zip: await buildZip(home), desktop });
    bridge.show(viewOf([finished]));
    input = await mouseInput(blender, desktop);
    await bridge.host();
  }, 300_000);
  afterAll(async () => {
    await blender?.kill();
    await desktop?.close();
    await bridge?.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Returns the pixels of the window; the picture is kept where `MESHWRIGHT_PICTURES` says. */
  async function pixels(name: string) {
    const path = join(process.env.MESHWRIGHT_PICTURES ?? home, `${name}.png`);
    await desktop.screenshot(path);
    return await sharp(await readFile(path))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  }
  /** Returns how many pixels of the window have the colour of an outline. */
  async function outlinePixels(name: string): Promise<number> {
    const { data } = await pixels(name);
    let count = 0;
    for (let at = 0; at < data.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red > 200 && green > 120 && green < 190 && blue < 90) count += 1;
    }
    return count;
  }
  const pressed = () => bridge.intents.flatMap((intent) => (intent.do === 'press' ? [intent.control] : []));

  // Issue 39, defect 12.
  it('have one line and two buttons; the menu has the whole text and the other actions', async () => {
    await expect.poll(() => input.text()).toContain('a wooden chair');
    const drawn = await blender.run<string>('answer = "\\n".join(bpy.ui_log.drawn.values())');
    expect(drawn).toContain('Show');
    expect(drawn).toContain('Import again');
    expect(drawn).not.toContain('Remove from list');
    expect(drawn).not.toContain('20 credits');
    await input.press('Remove from list');
    await expect.poll(pressed).toEqual(['job/1/forget']);
    const menu = await blender.run<string>('answer = " ".join(bpy.ui_log.menu)');
    expect(menu.replaceAll(/\s+/g, ' ')).toContain(result);
    await pixels('blender-card');
  });

  it('show takes side by side, and the pictures of a job large where the mouse asks for them', async () => {
    const colours = ['#b05030', '#3060a0'];
    const files: string[] = [];
    for (const background of colours) {
      const picture = sharp({ create: { width: 256, height: 256, channels: 3, background } });
      files.push(await bridge.keep(new Uint8Array(await picture.png().toBuffer())));
    }
    const takes = files.map((picture, at) => ({
      ...{ label: `Take ${at + 1}`, text: result, state: 'ready' as const, picture, picked: at === 0 },
      ...(at === 1 && { control: 'job/1/pick' }),
    }));
    const pictures = takes.map(({ label, picture }) => ({ label, picture }));
    const actions = [button('show', 'Show'), button('pick', 'Use take 2')];
    const larger = { label: 'Compare pictures', pictures };
    bridge.show(viewOf([{ ...finished, picture: files[0], takes, larger, actions }]));
    await expect
      .poll(() => blender.run<string>('answer = "\\n".join(bpy.ui_log.drawn.values())'))
      .toContain('Take 2');
    // The take has its own button.
    const drawn = await blender.run<string>('answer = "\\n".join(bpy.ui_log.drawn.values())');
    expect(drawn).not.toContain('Use take 2');
    const share = async (name: string) => {
      const { data } = await pixels(name);
      const counts = [0, 0];
      for (let at = 0; at < data.length; at += 3) {
        const [red = 0, , blue = 0] = data.subarray(at, at + 3);
        if (red > 150 && blue < 80) counts[0]! += 1;
        if (red < 80 && blue > 130) counts[1]! += 1;
      }
      return counts;
    };
    await expect.poll(async () => Math.min(...(await share('blender-takes')))).toBeGreaterThan(500);
    const small = await share('blender-takes');
    await desktop.xdotool('mousemove', 500, 450);
    await blender.run(`
window = bpy.context.window_manager.windows[0]
area = next(area for area in window.screen.areas if area.type == "VIEW_3D")
region = next(region for region in area.regions if region.type == "WINDOW")
with bpy.context.temp_override(window=window, area=area, region=region):
    bpy.ops.meshwright.larger_pictures("INVOKE_DEFAULT", control="job/1")`);
    // Two pictures of 14 buttons' heights each: many times the small ones.
    await expect
      .poll(async () => (await share('blender-larger')).map((count, at) => count > small[at]! + 30_000))
      .toEqual([true, true]);
    await desktop.xdotool('key', 'Escape', 'mousemove', 30, 850);
  });

  it('outline the place of an asset while its job runs, on the surface below the cursor', async () => {
    await blender.run(`
bpy.data.batch_remove(list(bpy.data.objects))
bpy.ops.mesh.primitive_plane_add(size=20, location=(0, 0, 0.5))
bpy.context.object.select_set(False)
bpy.context.scene.cursor.location = (1, 2, 3)`);
    const before = await outlinePixels('blender-no-outline');
    bridge.show(viewOf([running, finished]));
    const boxes = () =>
      blender.run<number[][][]>(
        'import meshwright\nanswer = [[list(corner) for corner in box] for box in meshwright._place_outlines.boxes]',
      );
    await expect.poll(boxes).toHaveLength(1);
    const [low, high] = (await boxes())[0]!;
    for (const [at, corner] of [low, high].entries())
      for (const [axis, value] of [
        [0.4, 1.4, 0.5],
        [1.6, 2.6, 2.5],
      ][at]!.entries())
        expect(corner![axis]).toBeCloseTo(value, 3);
    await expect.poll(() => outlinePixels('blender-outline')).toBeGreaterThan(before + 100);
    bridge.show(viewOf([finished]));
    await expect.poll(boxes).toEqual([]);
    await expect.poll(() => outlinePixels('blender-no-outline')).toBeLessThan(before + 20);
  });

  // Issue 39, defect 11.
  it('stand below what is above them as soon as that grows, without a move of the mouse', async () => {
    // Away from the sidebar, where nothing is marked under the mouse.
    await desktop.xdotool('mousemove', 300, 600);
    bridge.show(
      viewOf([running, finished], ['A first note of several lines, which the sidebar wraps.', 'Another.']),
    );
    await expect.poll(() => input.text()).toContain('Another.');
    // Blender moves panels to their new places in some frames.
    await expect
      .poll(async () => {
        const [one, other] = [await pixels('blender-grown'), await pixels('blender-grown')];
        return one.data.equals(other.data);
      })
      .toBe(true);
    const still = await pixels('blender-grown');
    await desktop.xdotool('mousemove_relative', 3, 3, 'mousemove_relative', 2, 2);
    await input.text();
    const moved = await pixels('blender-grown-after-a-move');
    expect(changedRows(still.data, moved.data)).toBe(0);
  });
});

/** Returns how many rows of the window differ. */
function changedRows(one: Buffer, other: Buffer): number {
  const row = size.width * 3;
  const rows = new Set<number>();
  for (let at = 0; at < one.length; at += 1) {
    // A picture of few colours has others when something small changes.
    if (Math.abs(one[at]! - other[at]!) > 40) rows.add(Math.floor(at / row));
  }
  return rows.size;
}
