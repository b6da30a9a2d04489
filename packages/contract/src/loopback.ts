/**
 * Whether a host name is this machine: `localhost` and names below it, 127.0.0.0/8, and ::1 with or without brackets.
 * The name is as the URL parser gives it: in lower case, without a port.
 * @example
 * import { isLoopback } from '@meshwright/contract';
 *
 * isLoopback('127.0.0.1'); // true
 * isLoopback('game.localhost'); // true
 * isLoopback('localhost.example.com'); // false
 */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[?::1]?)$/.test(hostname);
}
