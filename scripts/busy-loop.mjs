// Keeps a core busy until its parent process ends, an hour at most.
const parent = process.ppid;
const until = performance.now() + 3_600_000;
while (process.ppid === parent && performance.now() < until) {
  for (let i = 0; i < 1e8; i++);
}
