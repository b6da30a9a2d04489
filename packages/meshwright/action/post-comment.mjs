// Posts what `meshwright review` wrote as the one comment of a pull request, and updates that comment afterwards. Node 20, no
// packages: node post-comment.mjs FOLDER. The README beside it lists the environment that it reads.
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Begins the comment, and is how it is found again. */
const marker = '<!-- meshwright-review -->';
/** GitHub takes 65,536 characters. */
const mostCharacters = 60_000;
/** Pages of a hundred comments that are searched for ours. */
const mostPages = 30;

/**
 * @typedef {object} Place
 * @property {string} folder of index.html, review.md and pictures
 * @property {string} api such as https://api.github.com
 * @property {string} repository owner/name
 * @property {number} pull number of the pull request
 * @property {string} token may write pull requests; for pictures also contents
 * @property {string} [branch] that keeps the pictures; without it the comment has none
 * @property {string} [server] such as https://github.com
 */

/**
 * Posts or updates the comment.
 * @param {Place} place
 * @returns {Promise<'created' | 'updated' | 'nothing to say' | 'not allowed'>} `not allowed`: the token may only read, as for a fork
 */
export async function postReview(place) {
  const markdown = await readFile(join(place.folder, 'review.md'), 'utf8');
  const call = callerOf(place);
  try {
    const comments = `/repos/${place.repository}/issues/${place.pull}/comments`;
    const known = await ownComment(call, comments);
    if (!known && !/^### /m.test(markdown)) return 'nothing to say';
    const prefix = place.branch === undefined ? undefined : await keepPictures(call, place);
    const body = commentOf(markdown, prefix);
    if (known) await call('PATCH', `/repos/${place.repository}/issues/comments/${known}`, { body });
    else await call('POST', comments, { body });
    return known ? 'updated' : 'created';
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 401)) return 'not allowed';
    throw error;
  }
}

class ApiError extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** @param {Place} place */
function callerOf({ api, token }) {
  return async (method, path, body) => {
    const response = await fetch(api + path, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': 'meshwright-review',
        'x-github-api-version': '2022-11-28',
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    if (response.ok) return response.json();
    const { message = '' } = await response.json().catch(() => ({}));
    // What a server says may repeat what it was sent.
    const said = String(message).slice(0, 300).replaceAll(token, '***');
    throw new ApiError(`${method} ${path}: ${response.status} ${said}`, response.status);
  };
}

/** Returns the id of the comment of an earlier run; a person may quote it, so only one of a bot or of the same account counts. */
async function ownComment(call, comments) {
  for (let page = 1; page <= mostPages; page++) {
    const list = await call('GET', `${comments}?per_page=100&page=${page}`);
    const own = list.find(
      ({ body, user }) =>
        body?.startsWith(marker) && (user?.type === 'Bot' || user?.login === process.env.GITHUB_ACTOR),
    );
    if (own) return own.id;
    if (list.length < 100) return undefined;
  }
  return undefined;
}

/** Commits the pictures to a branch of their own, without history of the project, and returns the address of their folder. */
async function keepPictures(call, { folder, repository, pull, branch, server = 'https://github.com' }) {
  const git = `/repos/${repository}/git`;
  const names = await readdir(join(folder, 'pictures')).catch(() => []);
  if (names.length === 0) return undefined;
  const tree = [];
  for (const name of names.sort()) {
    const content = (await readFile(join(folder, 'pictures', name))).toString('base64');
    const { sha } = await call('POST', `${git}/blobs`, { content, encoding: 'base64' });
    tree.push({ path: `${pull}/${name}`, mode: '100644', type: 'blob', sha });
  }
  const head = await call('GET', `${git}/ref/heads/${branch}`).catch((error) => {
    if (error.status === 404) return undefined;
    throw error;
  });
  const parent = head?.object.sha;
  const base = parent && (await call('GET', `${git}/commits/${parent}`)).tree.sha;
  const made = await call('POST', `${git}/trees`, { tree, ...(base && { base_tree: base }) });
  const { sha } = await call('POST', `${git}/commits`, {
    message: `Pictures of #${pull}`,
    tree: made.sha,
    parents: parent ? [parent] : [],
  });
  if (parent) await call('PATCH', `${git}/refs/heads/${branch}`, { sha });
  else await call('POST', `${git}/refs`, { ref: `refs/heads/${branch}`, sha });
  return `${server}/${repository}/blob/${sha}/${pull}`;
}

/** Returns the comment: its pictures at their address, or without them; what is too long ends at a model. */
function commentOf(markdown, prefix) {
  const pictured = markdown.replace(/^!\[(.*)\]\(pictures\/([^)\s]+)\)$/gm, (_, alt, name) =>
    prefix ? `![${alt}](${prefix}/${name}?raw=true)` : '',
  );
  const [head, ...models] = pictured.split(/^(?=### )/m);
  let text = `${marker}\n${head}`;
  for (const [i, model] of models.entries()) {
    if (text.length + model.length > mostCharacters)
      return `${text}\n${models.length - i} more models are on the page of the job.\n`;
    text += model;
  }
  return text;
}

async function main() {
  const { env } = process;
  const event = env.GITHUB_EVENT_PATH ? JSON.parse(await readFile(env.GITHUB_EVENT_PATH, 'utf8')) : {};
  const pull = Number(env.MESHWRIGHT_PULL || event.pull_request?.number);
  const folder = process.argv[2];
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = env;
  if (!folder || !repository || !token || !(pull > 0))
    throw new Error(
      'usage: node post-comment.mjs FOLDER, with GITHUB_TOKEN, GITHUB_REPOSITORY and the event of a pull request or MESHWRIGHT_PULL',
    );
  const done = await postReview({
    ...{ folder, repository, token, pull },
    api: env.GITHUB_API_URL || 'https://api.github.com',
    server: env.GITHUB_SERVER_URL || 'https://github.com',
    ...(env.MESHWRIGHT_BRANCH && { branch: env.MESHWRIGHT_BRANCH }),
  });
  console.log(`review of #${pull}: ${done}`);
  if (done !== 'not allowed') return;
  console.log(
    'The token may only read, as for a pull request of a fork: the review is in the summary of this job.',
  );
  const markdown = await readFile(join(folder, 'review.md'), 'utf8');
  if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, commentOf(markdown, undefined));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
