/** Loaders write their doubts to the console, which is not ours to write on. */
export function silenceConsole<T>(work: () => T): T {
  const { warn, error, log } = console;
  console.warn = () => {};
  console.error = () => {};
  console.log = () => {};
  try {
    return work();
  } finally {
    Object.assign(console, { warn, error, log });
  }
}
