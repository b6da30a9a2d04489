// Prints how fast a service for tests gives its first answer, and its memory, from the built package, next to an empty Node and to a
// server of Node that answers one fetch of its own process.
// Run: npm run bench:testing -w packages/service
import { execFileSync } from 'node:child_process';

const empty = 'console.log(JSON.stringify([performance.now(), process.memoryUsage().rss / 1e6, 0]));';
const server = `
  const { createServer } = await import('node:http');
  const server = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await (await fetch('http://127.0.0.1:' + server.address().port)).text();
  console.log(JSON.stringify([performance.now(), process.memoryUsage().rss / 1e6, 0]));
  process.exit();`;
const service = `
  const { createService } = await import('@meshwright/service/testing');
  const loaded = performance.now();
  const service = await createService();
  const { status } = await fetch(service.baseUrl + '/v1/balance', {
    headers: { Authorization: 'Bearer ' + service.key },
  });
  if (status !== 200) throw new Error('the first answer is ' + status);
  const megabytes = process.memoryUsage().rss / 1e6;
  console.log(JSON.stringify([performance.now(), megabytes, loaded]));
  await service.close();`;
// From inside a process that runs already, as a test worker does.
const again = `
  const { createService } = await import('@meshwright/service/testing');
  await (await createService()).close();
  const at = performance.now();
  const service = await createService();
  await (await fetch(service.baseUrl + '/v1/balance', { headers: { Authorization: 'Bearer ' + service.key } })).text();
  const started = performance.now() - at;
  const reset = performance.now();
  await service.reset();
  console.log(JSON.stringify([started, performance.now() - reset, 0]));
  await service.close();`;

const [emptyMs, emptyMegabytes] = medians(empty);
const [serverMs, serverMegabytes] = medians(server);
const [ms, megabytes, loadedMs] = medians(service);
const [againMs, resetMs] = medians(again);
console.log(`an empty Node: ${emptyMs.toFixed(0)} ms, ${emptyMegabytes.toFixed(0)} MB`);
console.log(`a server of Node and one fetch: ${serverMs.toFixed(0)} ms, ${serverMegabytes.toFixed(0)} MB`);
console.log(
  `process start to first 200: ${ms.toFixed(0)} ms (imported after ${loadedMs.toFixed(0)} ms), resident ${megabytes.toFixed(0)} MB`,
);
console.log(`a second service of the process: ${againMs.toFixed(0)} ms, a reset: ${resetMs.toFixed(0)} ms`);

function medians(program) {
  const argv = ['--input-type=module', '-e', program];
  const runs = Array.from({ length: 5 }, () => JSON.parse(execFileSync(process.execPath, argv).toString()));
  return runs[0].map((_, column) => runs.map((run) => run[column]).sort((a, b) => a - b)[2]);
}
