import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { apiErrors } from '../api-errors.ts';
import { detailsOf } from '../catalogue.ts';
import { endpoints } from '../endpoints/endpoints.ts';
import { families } from '../families.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, unknown>;
}

const document = openApiDocument();
const operation = (path: string, method: string) => document.paths[path]?.[method] as Operation | undefined;
const statuses = (path: string, method: string) =>
  Object.keys(operation(path, method)?.responses ?? {}).join();
const operations = Object.values(document.paths).flatMap((item) =>
  Object.values(item).filter((value): value is Operation => Object.hasOwn(value as object, 'operationId')),
);

it('is an OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

it('contains the target of every reference', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)];
  expect(refs.length).toBeGreaterThan(100);
  for (const [, kind = '', name = ''] of refs) expect(document.components[kind], name).toHaveProperty([name]);
});

it('has a unique id for every operation', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBe(families.length * 5 + endpoints.length);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(families)('$name', ({ name, prefix, removal }) => {
  const own = Object.keys(detailsOf(name).createErrors ?? {});

  it('has its five operations with their statuses', () => {
    expect(statuses(prefix, 'post')).toBe(['202', '400', '401', '402', '429', ...own].sort().join());
    expect(statuses(prefix, 'get')).toBe('200,401,429');
    expect(statuses(`${prefix}/{id}`, 'get')).toBe('200,401,404,429');
    expect(statuses(`${prefix}/{id}/stream`, 'get')).toBe('200,401,404');
    expect(statuses(`${prefix}/{id}`, 'delete')).toBe(
      removal === 'delete'
        ? '200,401,404,409,429'
        : `204,400,401,404,429${detailsOf(name).removeErrors ? ',500' : ''}`.split(',').sort().join(),
    );
  });

  it('says where its path comes from', () => {
    const marks = [prefix, `${prefix}/{id}`, `${prefix}/{id}/stream`].map(
      (key) => document.paths[key]?.['x-meshwright-source'],
    );
    expect(new Set(marks)).toEqual(new Set([detailsOf(name).source]));
  });
});

it('includes the task only in the response to a Text to 3D create', () => {
  const both = families.filter(({ prefix }) =>
    JSON.stringify(operation(prefix, 'post')?.responses[202]).includes('Task'),
  );
  expect(both.map(({ name }) => name)).toEqual(['text-to-3d']);
});

it('describes every status it uses', () => {
  const used = new Set(operations.flatMap(({ responses }) => Object.keys(responses)));
  expect([...used].filter((status) => Number(status) >= 400).sort()).toEqual(Object.keys(apiErrors));
});

it('declares the API version header on every response, Retry-After on 429, and events as a stream', () => {
  for (const { responses } of operations) {
    for (const response of Object.values(responses)) {
      expect(resolve(response)).toHaveProperty(['headers', 'x-api-version']);
    }
  }
  expect(document.components.responses?.[429]).toHaveProperty(['headers', 'Retry-After']);
  for (const { prefix } of families) {
    expect(operation(`${prefix}/{id}/stream`, 'get')?.responses[200]).toHaveProperty([
      'content',
      'text/event-stream',
    ]);
  }
});

it('contains the given version and server', () => {
  const { info, servers } = openApiDocument({
    version: '9.8.7',
    serverUrl: 'https://api.example.com/openapi',
  });
  expect(info.version).toBe('9.8.7');
  expect(servers).toEqual([{ url: 'https://api.example.com/openapi' }]);
});

it('is the same each time', () => {
  expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(document));
});

function resolve(value: unknown): unknown {
  const { $ref } = value as { $ref?: string };
  if (!$ref) return value;
  const [, , kind = '', name = ''] = $ref.split('/');
  return document.components[kind]?.[name];
}
