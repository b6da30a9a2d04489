/** Milliseconds of processor time this process has used. What else runs on the machine adds nothing to it. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
