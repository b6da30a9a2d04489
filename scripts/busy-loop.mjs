// Keeps a core busy until the process that started it ends, an hour at the most.
const parent = process.ppid;
const until = performance.now() + 3_600_000;
while (process.ppid === parent && performance.now() < until) {
  for (let i = 0; i < 1e8; i++);
}
