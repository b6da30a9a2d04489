/**
 * One spelling for one service: lower case, without the dot that ends a full name and without a default port; every
 * loopback address is `localhost`. What journals of before say is compared in this form.
 */
export function normalHost(host: string): string {
  const [, name = '', port = ''] =
    /^(\[[^\]]*\]|[^:]*|.*:.*:.*?)(?::(\d+))?$/.exec(host.trim().toLowerCase()) ?? [];
  const plain = name.replace(/\.$/, '');
  const isDefault = port === '' || port === '80' || port === '443';
  return `${isLoopback(plain) ? 'localhost' : plain}${isDefault ? '' : `:${Number(port)}`}`;
}

/** Whether a service runs on this machine, by its host: on loopback or, under a name of its own, inside a program. */
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
