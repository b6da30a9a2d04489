/** Runs loaders without their console warnings: the console belongs to the host process. */
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
