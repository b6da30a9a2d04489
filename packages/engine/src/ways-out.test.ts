import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonProblem, type ModelWork, workLimits, workProblem } from '@meshwright/formats/white-box';
import { describe, expect, it } from 'vitest';

// A job's failure message becomes `task_error.message`, so it must say what to do next. The calls are read from the
// sources, so a new one is tested without an entry here.

/** A clause that begins with an instruction. */
const remedy =
  /[;.:,] (?:or |and )?(?:use|give|send|set|say|export|remesh|merge|repair|try|create|choose|list|start|make|download|run|draw|lower|raise|shorten|split|decode|convert|embed|remove|add|simplify|ask|see|put|fix|leave|it can do)\b| must be /i;

/** Calls whose message is built elsewhere, each with the reason why it contains an instruction. */
const elsewhere: Readonly<Record<string, string>> = {
  'backends/backend-error.ts': 'ends in "try again later" for every backend code',
  'place/place-model.ts': 'the messages of `place`, which name the option to give',
  'worker/request-queue.ts: reply.message': 'the message of a job that crossed threads',
  'backends/comfyui/comfyui.ts: slots': 'of the configuration, read when the service starts',
  'job/job-error.ts: error.message': 'the messages of the formats, which are read too',
  'read/read-gltf.ts: problem': 'the problems of the tables below',
  'read/read-fbx.ts: problem': 'the same problems',
  'read/read-gltf.ts: wayOut(error)': 'one of three ways to export it',
};

/** Messages only the operator sees, as the cause of an error from `backend-error.ts`. */
const forOperators = /'backend_|statusCode >= 500|no result in time; see its own log/;

interface Failure {
  readonly file: string;
  /** Arguments of the call. */
  readonly call: string;
}

/** Sources of jobs, and of the formats they read and write: a FormatError ends a job with its own message. */
const folders = [import.meta.dirname, join(import.meta.dirname, '../../formats/src')];

function failuresIn(folder: string): readonly Failure[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(/new (?:Job|Format)Error\(/g)].map(({ index, 0: call }) => ({
      file,
      call: argumentsAt(source, index + call.length),
    }));
  });
}

/** Returns the text up to the bracket that closes the call; brackets in strings do not count. */
function argumentsAt(source: string, start: number): string {
  let depth = 1;
  let quote = '';
  let at = start;
  for (; depth > 0 && at < source.length; at += 1) {
    const character = source[at]!;
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (/['"`]/.test(character)) quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
  }
  return source.slice(start, at - 1).replace(/\s+/g, ' ');
}

function isElsewhere({ file, call }: Failure): boolean {
  return Object.keys(elsewhere).some((entry) => {
    const [name, part = ''] = entry.split(': ');
    return name === file && call.includes(part);
  });
}

const all = folders.flatMap(failuresIn);

describe('the messages of failed jobs', () => {
  it('are read from the sources', () => {
    expect(all.length).toBeGreaterThan(90);
    for (const entry of Object.keys(elsewhere)) {
      const [name, part = ''] = entry.split(': ');
      expect([entry, all.some(({ file, call }) => file === name && call.includes(part))]).toEqual([
        entry,
        true,
      ]);
    }
  });

  it.each(
    all
      .filter((failure) => !isElsewhere(failure) && !forOperators.test(failure.call))
      .map(({ file, call }) => [file, call.slice(call.indexOf(',') + 1).trim()] as const),
  )('%s states the next step: %s', (_, message) => {
    expect(message).toMatch(remedy);
  });

  it('of a backend state to try again, for every code', () => {
    const source = readFileSync(join(import.meta.dirname, 'backends/backend-error.ts'), 'utf8');
    expect(source).toMatch(/const message = `[^`]*; try again later\./);
  });
});

const work: ModelWork = {
  parts: 0,
  joints: 0,
  copies: 0,
  triangles: { stored: 0, drawn: 0 },
  vertices: { stored: 0, drawn: 0 },
  numbers: 0,
  keys: 0,
};

describe('a model that is too much work', () => {
  it.each<[string, number, Partial<ModelWork>]>([
    ['parts', workLimits.parts, { parts: 1e12 }],
    ['joints', workLimits.joints, { joints: 1e12 }],
    ['copies', workLimits.copies, { copies: 1e12 }],
    ['drawn triangles', workLimits.drawnTriangles, { triangles: { stored: 1e12, drawn: 1e12 } }],
    ['copied triangles', workLimits.copiedTriangles, { triangles: { stored: 1, drawn: 5_000_000 } }],
    ['copied vertices', workLimits.copiedVertices, { vertices: { stored: 1, drawn: 1e12 } }],
    ['numbers', workLimits.numbers, { numbers: 1e12 }],
    ['keys', workLimits.keys, { keys: 1e12 }],
  ])('is refused for its %s with the limit and the next step', (_, limit, more) => {
    const problem = workProblem({ ...work, ...more }, 0);
    expect(problem).toContain(String(limit));
    expect(problem).toMatch(remedy);
  });

  it.each([
    ['bytes', Buffer.alloc(workLimits.jsonBytes + 1, ' '), workLimits.jsonBytes],
    ['values', Buffer.alloc(workLimits.jsonValues + 1, ','), workLimits.jsonValues],
  ])('is refused for the %s of its JSON with the limit and the next step', (_, json, limit) => {
    const problem = jsonProblem(json, 'glb');
    expect(problem).toContain(String(limit));
    expect(problem).toMatch(remedy);
  });
});
