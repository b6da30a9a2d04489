/**
 * Whether a host name is this machine: `localhost` and names below it, 127.0.0.0/8, ::1 with or without brackets, and
 * their mapped forms. Without a port.
 * @example
 * import { isLoopback } from '@meshwright/contract';
 *
 * isLoopback('127.0.0.1'); // true
 * isLoopback('game.localhost'); // true
 * isLoopback('localhost.example.com'); // false
 */
export function isLoopback(hostname: string): boolean {
  return /^(([^\s/:@]+\.)?localhost\.?|127(\.\d{1,3}){3}|\[?(::1|::ffff:(127(\.\d{1,3}){3}|7f[0-9a-f]{2}:[0-9a-f]{1,4}))]?)$/i.test(
    hostname,
  );
}
