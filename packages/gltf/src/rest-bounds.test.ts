import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectModel } from './inspect-model.ts';
import { bytesSource, type Source } from './source.ts';
import { fixtures } from './testing/models.ts';

describe('what is read for the bounds', () => {
  it('of a character whose rest pose is its bind pose is JSON and bind matrices, nothing of its vertices', async () => {
    const source = remote('character.glb');
    const { bounds } = await inspectModel(source);
    expect(bounds).toMatchObject({ exact: true, verified: false });
    const [, ...later] = source.reads.filter(({ length }) => length > 1024);
    expect(later.map(({ length }) => length)).toEqual([24 * 64]);
  });

  it('of a posed skin is every vertex, because its box would be too large', async () => {
    const { bounds } = await inspectModel(remote('skin-posed.glb'));
    expect(bounds).toMatchObject({ exact: true, verified: true });
  });

  it('of a plain box is nothing but JSON', async () => {
    const source = remote('keycap.glb');
    expect((await inspectModel(source)).bounds).toMatchObject({ exact: true, verified: false });
    expect(source.reads).toHaveLength(2);
  });
});

describe('declared boxes that lie', () => {
  it('decide nothing when the model is small enough to look', async () => {
    const source = bytesSource(readFileSync(join(fixtures, 'malformed/lying-bounds.glb')));
    const report = await inspectModel(source);
    expect(report.bounds).toMatchObject({ max: [1, 1, 1], exact: true, verified: true });
    expect(report.warnings.map((warning) => warning.code)).toEqual(['declared_bounds_differ']);
  });

  it('are not believed when they claim kilometres', async () => {
    const glb = readFileSync(join(fixtures, 'malformed/lying-bounds.glb'));
    const absurd = Buffer.from(
      glb.toString('latin1').replace('"max":[25,25,25]', '"max":[9999,1,1]'),
      'latin1',
    );
    const { bounds, warnings } = await inspectModel(remoteBytes(absurd));
    expect(bounds).toMatchObject({ max: [1, 1, 1], verified: true });
    expect(warnings.map((warning) => warning.code)).toContain('absurd_size');
  });
});

interface WatchedSource extends Source {
  reads: { offset: number; length: number }[];
}

function remote(name: string): WatchedSource {
  return remoteBytes(readFileSync(join(fixtures, name)));
}

/** A source that calls every read expensive, and remembers it. */
function remoteBytes(bytes: Uint8Array): WatchedSource {
  const inner = bytesSource(bytes);
  const reads: WatchedSource['reads'] = [];
  return {
    ...inner,
    reads,
    available: () => false,
    read: (offset, length) => {
      reads.push({ offset, length });
      return inner.read(offset, length);
    },
  };
}
