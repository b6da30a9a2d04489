import { isLoopback } from '@meshwright/contract';

/**
 * Returns one spelling for a host: lower case, without a trailing dot or a default port; every loopback address is
 * `localhost`, while a name below it is a service of its own. Entries of older journals are compared in this form.
 */
export function normalHost(host: string): string {
  const [, name = '', port = ''] =
    /^(\[[^\]]*\]|[^:]*|.*:.*:.*?)(?::(\d+))?$/.exec(host.trim().toLowerCase()) ?? [];
  // An IPv4 address inside an IPv6 one, as Node writes it, or as the URL parser does.
  const mapped = /^\[?::ffff:(127\.[\d.]+|7f[0-9a-f]{2}:[0-9a-f]{1,4})]?$/;
  const plain = name.replace(/\.$/, '').replace(mapped, 'localhost');
  const isDefault = port === '' || port === '80' || port === '443';
  return `${isLoopback(plain) && !plain.endsWith('.localhost') ? 'localhost' : plain}${isDefault ? '' : `:${Number(port)}`}`;
}

/** Whether the host is on this machine: loopback, or the name of an embedded service. */
export function isLocalHost(host: string): boolean {
  return /^(.+\.)?localhost(:\d+)?$/.test(normalHost(host));
}
