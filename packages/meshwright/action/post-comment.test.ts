import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postReview } from './post-comment.mjs';

const token = 'ghs_never-in-a-message';

/** What GitHub keeps of a repository, with the answers of its API as they are recorded in its documentation. */
let comments: { id: number; body: string; user: { type: string; login: string } }[];
let branch: string | undefined;
let files: Record<string, string>;
let refuses: number | undefined;
let asked: string[];

let server: Server;
let api: string;
let folder: string;
beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = ((await json(request).catch(() => undefined)) ?? {}) as Record<string, never>;
    const [status, value] = answerTo(`${request.method} ${request.url}`, body, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'meshwright-'));
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/001-box.glb.jpg'), 'a picture');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  comments = [];
  branch = undefined;
  files = {};
  refuses = undefined;
  asked = [];
  await review('### changed: box.glb\n\n![box.glb](pictures/001-box.glb.jpg)\n\n- triangles: 12, was 10\n');
});

const review = (models: string) =>
  writeFile(join(folder, 'review.md'), `## Models since origin/main\n\n${models}`);
const post = (more: { branch?: string } = {}) =>
  postReview({ folder, api, repository: 'team/game', pull: 7, token, ...more });

function answerTo(call: string, body: Record<string, never>, authorization?: string): [number, unknown] {
  asked.push(call);
  if (refuses) return [refuses, { message: `Resource not accessible by integration: ${authorization}` }];
  const [method, url = ''] = call.split(' ');
  const git = '/repos/team/game/git';
  if (url.startsWith('/repos/team/game/issues/7/comments')) {
    if (method === 'GET') {
      const page = Number(new URL(url, api).searchParams.get('page'));
      return [200, comments.slice((page - 1) * 100, page * 100)];
    }
    comments.push({ id: 100 + comments.length, body: body.body!, user: { type: 'Bot', login: 'ci[bot]' } });
    return [201, comments.at(-1)];
  }
  const [, id] = /^\/repos\/team\/game\/issues\/comments\/(\d+)$/.exec(url) ?? [];
  if (id && method === 'PATCH') {
    const comment = comments.find((each) => each.id === Number(id))!;
    comment.body = body.body!;
    return [200, comment];
  }
  if (call === `POST ${git}/blobs`) return [201, { sha: `blob-${body.content}` }];
  if (call === `GET ${git}/ref/heads/reviews`)
    return branch ? [200, { object: { sha: branch } }] : [404, { message: 'Not Found' }];
  if (call.startsWith(`GET ${git}/commits/`)) return [200, { tree: { sha: 'tree-before' } }];
  if (call === `POST ${git}/trees`) {
    for (const { path, sha } of body.tree as { path: string; sha: string }[]) files[path] = sha;
    return [201, { sha: 'tree-now' }];
  }
  if (call === `POST ${git}/commits`) return [201, { sha: `commit-${(body.parents as string[]).length}` }];
  if (call === `POST ${git}/refs` || call === `PATCH ${git}/refs/heads/reviews`) {
    branch = body.sha!;
    return [200, { object: { sha: branch } }];
  }
  return [500, { message: `no such call: ${call}` }];
}

it('writes one comment, and the next run changes that comment', async () => {
  expect(await post()).toBe('created');
  await review('### added: lamp.glb\n\n- 0 errors\n');
  expect(await post()).toBe('updated');
  expect(comments.map(({ body }) => body)).toEqual([
    '<!-- meshwright-review -->\n## Models since origin/main\n\n### added: lamp.glb\n\n- 0 errors\n',
  ]);
});

it('finds its comment behind hundreds of others, and leaves a quotation of a person alone', async () => {
  const quoted = { id: 1, body: '<!-- meshwright-review -->\nlook', user: { type: 'User', login: 'a' } };
  comments = [quoted, ...Array.from({ length: 149 }, (_, i) => ({ ...quoted, id: i + 2, body: 'words' }))];
  expect(await post()).toBe('created');
  expect(await post()).toBe('updated');
  expect(comments).toHaveLength(151);
  expect(comments[0]).toEqual(quoted);
});

it('keeps the pictures on a branch, whose next commit follows the last', async () => {
  await post({ branch: 'reviews' });
  expect(files).toEqual({ '7/001-box.glb.jpg': `blob-${Buffer.from('a picture').toString('base64')}` });
  expect(comments[0]!.body).toContain(
    '![box.glb](https://github.com/team/game/blob/commit-0/7/001-box.glb.jpg?raw=true)',
  );
  await post({ branch: 'reviews' });
  expect(branch).toBe('commit-1');
});

it('has no pictures without a branch', async () => {
  await post();
  expect(comments[0]!.body).not.toContain('![');
});

it('writes no first comment where no model changed, and corrects an earlier one', async () => {
  await review('');
  expect(await post()).toBe('nothing to say');
  comments = [{ id: 5, body: '<!-- meshwright-review -->\nold', user: { type: 'Bot', login: 'ci[bot]' } }];
  expect(await post()).toBe('updated');
  expect(comments[0]!.body).not.toContain('old');
});

it('ends a long review at a model and says how many are left out', async () => {
  await review(
    Array.from({ length: 90 }, (_, i) => `### added: ${i}.glb\n\n${'- fact\n'.repeat(150)}\n`).join(''),
  );
  await post();
  expect(comments[0]!.body.length).toBeLessThan(65_536);
  expect(comments[0]!.body).toMatch(/\d+ more models are on the page of the job\.\n$/);
});

it('says that a token of a fork may not write, and never names the token', async () => {
  refuses = 403;
  expect(await post()).toBe('not allowed');
  refuses = 500;
  await expect(post()).rejects.toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(token) }),
  );
});
