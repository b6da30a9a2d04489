import { remesh } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { createClient } from '../create-client.ts';

/** Reads a task of one host with a client of another service; returns the requests and the outcome. */
async function retrieveWith(baseUrl: string, host: string) {
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    sent.push(new URL(String(input)).host);
    return Response.json({ id: 'a', status: 'SUCCEEDED' });
  };
  const client = createClient({ baseUrl, key: 'a-key', fetch });
  const ended = await client.retrieve({ family: remesh, id: 'a', host }).then(
    ({ status }) => status,
    ({ code }) => code,
  );
  return { sent, ended };
}

it.each([
  ['https://api.example.com/openapi', 'api.example.com'],
  ['https://api.example.com/openapi', 'API.Example.Com'],
  ['https://api.example.com/openapi', 'api.example.com:443'],
  ['https://api.example.com/openapi', 'api.example.com/'],
  ['https://API.example.com:443/openapi', 'api.example.com'],
  ['https://api.example.com:8443/', 'api.example.com:8443/'],
  ['http://localhost/openapi', 'localhost:80'],
  ['http://[::1]:8080/openapi', '[0:0:0:0:0:0:0:1]:8080'],
])('a client of %s accepts a task of %s', async (baseUrl, host) => {
  expect(await retrieveWith(baseUrl, host)).toEqual({ sent: [new URL(baseUrl).host], ended: 'SUCCEEDED' });
});

it.each([
  ['https://api.example.com/openapi', 'api.example.com:8443'],
  ['https://api.example.com/openapi', 'api.example.com:80'],
  ['https://api.example.com:8443/openapi', 'api.example.com'],
  ['https://api.example.com/openapi', 'example.com'],
  ['https://api.example.com/openapi', 'api.example.com.evil.example'],
  ['https://api.example.com/openapi', 'evil.example@api.example.com'],
  ['https://api.example.com/openapi', 'evil.example/api.example.com'],
  ['https://api.example.com/openapi', 'no host at all'],
  ['http://localhost/openapi', 'localhost:443'],
])('a client of %s refuses a task of %s and sends nothing', async (baseUrl, host) => {
  expect(await retrieveWith(baseUrl, host)).toEqual({ sent: [], ended: 'foreign_ref' });
});
