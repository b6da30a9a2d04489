import { expect, it } from 'vitest';
import { checkedBaseUrl } from './base-url.ts';

it.each([
  'https://service.example/openapi',
  'http://127.0.0.1:8787/openapi',
  'http://localhost/openapi',
  'http://meshwright.localhost/openapi',
  'http://[::1]:1/openapi',
])('accepts %s', (text) => {
  expect(checkedBaseUrl(text, '--base-url')).toBe(text);
});

it.each([
  ['nonsense', /^--base-url nonsense: .* no https address/],
  ['ftp://service.example/openapi', /no https address/],
  ['https://user:canary@service.example/openapi', /--base-url https:\/\/\.\.\.@service\.example.*user name/],
  ['https://service.example/openapi?key=canary', /service\.example\/openapi\?\.\.\.: .*\? or #/],
  ['http://service.example/openapi', /http:\/\/service\.example\/openapi: .*https/],
  ['http://127.0.0.1.example/openapi', /https/],
  ['user:canary@service.example', /no https address/],
])('refuses %s with a reason and without the secret', (text, says) => {
  const checking = () => checkedBaseUrl(text, '--base-url');
  expect(checking).toThrow(says);
  expect(checking).toThrow(expect.objectContaining({ code: 'invalid' }));
  expect(checking).not.toThrow(/canary/);
});
