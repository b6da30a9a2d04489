/**
 * Returns the Host values a service on this address answers to. A DNS rebinding page sends its own name, so only
 * exact names with the exact port are allowed.
 */
export function allowedHosts(hosts: readonly string[], port: number): ReadonlySet<string> {
  const names = new Set([...hosts.map(urlHost), 'localhost', '127.0.0.1', '[::1]']);
  const withPort = [...names].map((name) => `${name}:${port}`);
  return new Set(port === 80 ? [...withPort, ...names] : withPort);
}

/** Formats an address for a URL: IPv6 in brackets. */
export function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase();
}

/**
 * Returns whether there is exactly one Host header and it is allowed. @param rawHeaders of Node, names and values in
 * turn
 */
export function isHostAllowed(rawHeaders: readonly string[], allowed: ReadonlySet<string>): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  return hosts.length === 1 && hosts[0] !== undefined && allowed.has(hosts[0].toLowerCase());
}
