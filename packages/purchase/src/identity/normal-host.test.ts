import { expect, it } from 'vitest';
import { isLocalHost, normalHost } from './normal-host.ts';

it.each([
  ['localhost:8787', 'localhost:8787'],
  ['LOCALHOST:8787', 'localhost:8787'],
  ['localhost.:8787', 'localhost:8787'],
  ['127.0.0.1:8787', 'localhost:8787'],
  ['127.1.2.3:8787', 'localhost:8787'],
  ['[::1]:8787', 'localhost:8787'],
  ['::1', 'localhost'],
  ['[::ffff:127.0.0.1]:8787', 'localhost:8787'],
  ['[::ffff:7f00:1]:8787', 'localhost:8787'],
  ['localhost:80', 'localhost'],
  ['API.Example.com', 'api.example.com'],
  ['api.example.com.', 'api.example.com'],
  ['api.example.com:443', 'api.example.com'],
  ['api.example.com:8443', 'api.example.com:8443'],
  ['meshwright.localhost', 'meshwright.localhost'],
  ['127.0.0.1.example.com', '127.0.0.1.example.com'],
  ['notlocalhost', 'notlocalhost'],
  ['[2001:DB8::1]:8080', '[2001:db8::1]:8080'],
])('%s is %s', (host, expected) => {
  expect(normalHost(host)).toBe(expected);
  expect(normalHost(expected)).toBe(expected);
});

it.each([
  ['127.0.0.1:8787', true],
  ['[::1]:8787', true],
  ['meshwright.localhost', true],
  ['localhost.example.com', false],
  ['api.example.com', false],
])('%s is on this machine: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected);
});
