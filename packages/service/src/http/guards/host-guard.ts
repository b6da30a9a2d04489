/**
 * The Host values a service on this address answers to. A page that has its own name resolve to this machine (DNS
 * rebinding) sends that name, so only exact names with the exact port are good.
 */
export function allowedHosts(hosts: readonly string[], port: number): ReadonlySet<string> {
  const names = new Set([...hosts.map(urlHost), 'localhost', '127.0.0.1', '[::1]']);
  const withPort = [...names].map((name) => `${name}:${port}`);
  return new Set(port === 80 ? [...withPort, ...names] : withPort);
}

/** An address as it stands in a URL: IPv6 in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/** True when there is exactly one Host header and it is on the list. @param rawHeaders as Node gives them, names and values in turn */
export function isHostAllowed(rawHeaders: readonly string[], allowed: ReadonlySet<string>): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  return hosts.length === 1 && hosts[0] !== undefined && allowed.has(hosts[0].toLowerCase());
}
