import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientError } from '@meshwright/client';
import { FormatError } from '@meshwright/formats';
import { GltfError } from '@meshwright/gltf';
import { LookError } from '@meshwright/look';
import { PipelineError } from '@meshwright/pipeline';
import { PurchaseError } from '@meshwright/purchase';
import { ServiceError } from '@meshwright/service';
import { CommanderError } from 'commander';
import { expect, it } from 'vitest';
import { CliError } from './cli-error.ts';
import { exitCodeLines, exits } from './exit-codes.ts';
import {
  clientExits,
  failureOf,
  formatExits,
  gltfExits,
  lookExits,
  pipelineExits,
  purchaseExits,
  serviceExits,
} from './failure.ts';

it('every exit has its own code, and the documentation has the same table', () => {
  const numbers = Object.values(exits).map(({ exitCode }) => exitCode);
  expect(new Set(numbers).size).toBe(numbers.length);
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/command-line.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (\d+) +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
    ([, number, name, meaning]) => [name, { exitCode: Number(number), meaning }],
  );
  expect(Object.fromEntries(rows)).toEqual(exits);
  expect(exitCodeLines().split('\n')).toHaveLength(numbers.length);
});

const errors = [
  ...Object.entries(clientExits).map(
    ([code, exit]) => [new ClientError(code as keyof typeof clientExits, 'x'), exit] as const,
  ),
  ...Object.entries(gltfExits).map(
    ([code, exit]) => [new GltfError(code as keyof typeof gltfExits, 'x'), exit] as const,
  ),
  ...Object.entries(lookExits).map(
    ([code, exit]) => [new LookError(code as keyof typeof lookExits, 'x'), exit] as const,
  ),
  ...Object.entries(formatExits).map(
    ([code, exit]) => [new FormatError(code as keyof typeof formatExits, 'x'), exit] as const,
  ),
  ...Object.entries(pipelineExits).map(
    ([code, exit]) => [new PipelineError(code as keyof typeof pipelineExits, 'x'), exit] as const,
  ),
  ...Object.entries(purchaseExits).map(
    ([code, exit]) => [new PurchaseError(code as keyof typeof purchaseExits, 'x'), exit] as const,
  ),
  ...Object.entries(serviceExits).map(
    ([code, exit]) => [new ServiceError(code as 'port_taken', 'x'), exit] as const,
  ),
  [new CliError('timed_out', 'x'), 'timed_out'],
  [new CommanderError(1, 'commander.unknownOption', 'error: x'), 'usage'],
  [new CommanderError(1, 'commander.invalidArgument', 'error: x'), 'invalid'],
  [Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' }), 'local_io'],
  [new TypeError('x'), 'internal'],
  ['x', 'internal'],
] as const;

it.each(errors)('%o maps to its exit code', (error, exit) => {
  expect(failureOf(error)).toMatchObject({ code: exit, exitCode: exits[exit].exitCode, message: 'x' });
});

const page = readFileSync(join(import.meta.dirname, '../../../../docs/reference/troubleshooting.md'), 'utf8');
const anchors = [...page.matchAll(/^### (\w+) (\w+)$/gm)].map(([, group, code]) => `${group}-${code}`);

it.each(errors)('%o names its entry in the troubleshooting page', (error, exit) => {
  const { help } = failureOf(error);
  if (['usage', 'unhealthy', 'drift', 'interrupted'].includes(exit)) expect(help).toBeUndefined();
  else expect(anchors).toContain(help?.replace('docs/reference/troubleshooting.md#', ''));
});

it('carries issues and the task', () => {
  const issues = [{ path: 'prompt', code: 'missing', message: 'prompt is required' }] as const;
  expect(failureOf(new CliError('invalid', 'x', { issues, task: 'remesh:1' }))).toMatchObject({
    issues,
    task: 'remesh:1',
  });
});
