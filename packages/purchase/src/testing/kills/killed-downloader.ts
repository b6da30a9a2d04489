// A process to be killed: it downloads the files of finished tasks into a shared store, then ends.
import { connect, parseTaskRef } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { fetchArtifact } from '../../files/fetch-artifact.ts';
import { folderStore } from '../../files/folder/folder-store.ts';

const [baseUrl = '', key = '', folder = '', ...refs] = process.argv.slice(2);
const connection = connect({ baseUrl, key });
process.stdout.write('ready\n');
for (const text of refs)
  await fetchArtifact(connection, folderStore(folder), parseTaskRef(text, [remesh]), 'model_urls.glb');
process.stdout.write('done\n');
