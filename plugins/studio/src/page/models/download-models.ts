import { sentences } from '@meshwright/panel';
import { downloadFile } from '@meshwright/panel/dom';
import { button, openDialog, paragraph } from '../dialog.ts';
import type { PageServer } from '../service-connection.ts';
import type { PlacedAsset } from '../studio-host.ts';
import { say } from '../words/say.ts';

/** What each format is for. A format that the server writes and that is not here has no text. */
const purposes: Readonly<Record<string, string>> = {
  glb: say('The model as it stands, with everything. For the web and most engines.'),
  fbx: say('For Unity, Unreal and other editors: skeleton, clips and pictures.'),
  obj: say('A ZIP with materials and pictures. Static.'),
  stl: say('The form alone, for printers.'),
  usdz: say('For Apple phones and tablets, and for programs that open USDZ.'),
  '3mf': say('With colours, for printers.'),
  blend: say('For Blender, written by the Blender of this computer.'),
};

/** Offers an asset in every format that the server of the page writes. Costs nothing. */
export async function openDownload(server: PageServer, { asset }: PlacedAsset): Promise<void> {
  const { body } = openDialog(say('Download {name}', { name: asset.name }));
  const status = paragraph('');
  status.role = 'status';
  const list = document.createElement('ul');
  list.className = 'formats';
  body.append(list, status);
  const answer = await server.fetch('/studio.json');
  const { formats } = (await answer.json()) as { readonly formats: readonly string[] };
  for (const format of formats) {
    const item = document.createElement('li');
    const press = button(format.toUpperCase(), () => void save(format));
    item.append(press, paragraph(purposes[format] ?? ''));
    list.append(item);
  }

  async function save(format: string): Promise<void> {
    status.textContent = say('Writing {format} …', { format: format.toUpperCase() });
    try {
      status.textContent = await written(format);
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  async function written(format: string): Promise<string> {
    if (format === 'glb') {
      const file = `${asset.name}.glb`;
      downloadFile(file, asset.glb);
      return say('Saved: {file}.', { file });
    }
    const response = await server.fetch(`/formats/${format}?name=${encodeURIComponent(asset.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'model/gltf-binary' },
      body: asset.glb,
    });
    if (!response.ok) throw new Error(say(((await response.json()) as { message: string }).message));
    const about = JSON.parse(decodeURIComponent(response.headers.get('x-written')!)) as {
      readonly name: string;
      readonly notes: readonly string[];
    };
    downloadFile(about.name, new Uint8Array(await response.arrayBuffer()));
    const notes = about.notes.map((note) => (note.endsWith('.') ? note : `${note}.`));
    return sentences(say('Saved: {file}.', { file: about.name }), ...notes);
  }
}
