/**
 * Returns one spelling for a host: lower case, without a trailing dot or a default port; every loopback address is
 * `localhost`. Entries of older journals are compared in this form.
 */
export function normalHost(host: string): string {
  const [, name = '', port = ''] =
    /^(\[[^\]]*\]|[^:]*|.*:.*:.*?)(?::(\d+))?$/.exec(host.trim().toLowerCase()) ?? [];
  const plain = name.replace(/\.$/, '');
  const isDefault = port === '' || port === '80' || port === '443';
  return `${isLoopback(plain) ? 'localhost' : plain}${isDefault ? '' : `:${Number(port)}`}`;
}

/** Whether the host is on this machine: loopback, or the name of an embedded service. */
export function isLocalHost(host: string): boolean {
  return /^(.+\.)?localhost(:\d+)?$/.test(normalHost(host));
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    /^127(\.\d{1,3}){3}$/.test(name) ||
    /^\[?(::1|::ffff:(127\.[\d.]+|7f[0-9a-f]{2}:[0-9a-f]{1,4}))\]?$/.test(name)
  );
}
