// Runs an npm command-line program in this process and prints its wall and CPU time: node pack.mjs SCRIPT ARGUMENTS
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const [node, , script, ...given] = process.argv;
process.argv = [node, script, ...given];
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  console.log(`\n${JSON.stringify({ wholeWallMs: performance.now(), wholeCpuMs: (user + system) / 1000 })}`);
});
await import(pathToFileURL(script).href);
