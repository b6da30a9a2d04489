// One of several processes that sync the same project at the same time; prints the results of its assets.
import { connect } from '@meshwright/client';
import { accountDigest } from '@meshwright/purchase/identity';
import { fileJournal, folderStore } from '@meshwright/purchase/node';
import { folderProject } from '../../manifest/folder-project.ts';
import { readProject } from '../../manifest/project.ts';
import { syncProject } from '../../manifest/sync/sync-project.ts';

const [baseUrl = '', key = '', folder = '', storeFolder = ''] = process.argv.slice(2);
const connection = connect({ baseUrl, key });
const files = folderProject(folder);
const journal = fileJournal(`${folder}/.meshwright`);
const synced = await syncProject(await readProject(files), files, {
  store: folderStore(storeFolder),
  readFile: () => Promise.reject(new Error('no files')),
  buyer: {
    connection,
    journal,
    payer: { host: connection.host, account: await accountDigest(key) },
    run: `run ${process.pid}`,
    now: () => Date.now(),
    estimate: () => 30,
  },
});
journal.close();
process.stdout.write(
  JSON.stringify(synced.map(({ error, ...rest }) => ({ ...rest, error: error && String(error) }))),
);
