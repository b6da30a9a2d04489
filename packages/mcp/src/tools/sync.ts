import type { Manifest, Project, SyncedAsset } from '@meshwright/pipeline';
import type { missingTakes as MissingTakes } from '@meshwright/pipeline/lockfile';
import { answerMsOf } from '../answer/call-time.ts';
import { failedAnswer } from '../answer/failed-answer.ts';
import { within } from '../answer/within.ts';
import type { JobProgress } from '../jobs.ts';
import { McpRefusal } from '../mcp-error.ts';
import { howToBudget, limitsOf, type Standing, standings, standingText } from '../money/limits.ts';
import { buyerOf } from '../money/purchase.ts';
import type { Tool, ToolContext } from '../tool.ts';

interface SyncArgs {
  readonly names?: readonly string[];
}

interface Synced {
  readonly assets: readonly SyncedAsset[];
  readonly standings: readonly Standing[];
}

/** `sync`: makes what meshwright.json declares. */
export function syncTool(): Tool {
  return {
    name: 'sync',
    description:
      'Make the assets that meshwright.json of the root declares, within the budget; locked ones cost nothing. Replaces its own files. Not ready: call again.',
    properties: {
      names: { type: 'array', maxItems: 100, items: { type: 'string' }, description: 'Default: all.' },
    },
    // It removes files of assets that are no longer declared.
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    async run({ names }: SyncArgs, call, context) {
      const job = context.jobs.start(`sync ${JSON.stringify(names ?? null)}`, (report) =>
        synced(context, names, report),
      );
      const done = await within(job, call, answerMsOf(context));
      if (!done) {
        const doing = job.progress()?.doing ?? 'waiting for the service';
        return {
          text: 'The sync is not ready. Call sync again with the same names; nothing is paid twice.',
          data: { status: 'RUNNING', doing, next: 'sync' },
        };
      }
      const { assets } = done;
      const failed = assets.filter(({ state }) => state === 'failed');
      const paid = assets.reduce((sum, { credits }) => sum + credits, 0);
      return {
        text: `${assets.length - failed.length} of ${assets.length} assets are there; ${paid} credits paid now. ${standingText(done.standings)}`,
        data: {
          assets: assets.map(({ name, state, credits, error }) => ({
            ...{ name, state, credits },
            ...(error !== undefined && { error: failedAnswer(error).data.error }),
          })),
          budget: done.standings,
        },
        isError: failed.length > 0,
      };
    },
  };
}

async function synced(
  context: ToolContext,
  only: readonly string[] | undefined,
  report: (progress: JobProgress) => void,
): Promise<Synced> {
  const { ports, service, root, run, signal } = context;
  const [{ readProject, syncProject }, { missingTakes }, { folderProject }, { normalHost }] =
    await Promise.all([
      import('@meshwright/pipeline'),
      import('@meshwright/pipeline/lockfile'),
      import('@meshwright/pipeline/node'),
      import('@meshwright/purchase/identity'),
    ]);
  const files = folderProject(root.path);
  const project = await readProject(files, ports.now());
  const limits = await limitsOf(context);
  const store = await ports.store();
  return ports.withJournal((journal) =>
    service.use(async (open) => {
      refuseOther(project.manifest, open.connection.host, normalHost);
      const buyer = await buyerOf(context, open, journal, limits);
      const standingsNow = async () =>
        standings(await journal.entries(), limits, { run, project: journal.project, now: ports.now() });
      const most = mostOf(project, only, missingTakes);
      if (most > 0) await allow(context, most, limits.isSet, await standingsNow());
      let done = 0;
      const assets = await syncProject(
        project,
        files,
        {
          ...{ buyer, store },
          async readFile(path) {
            const bytes = await files.read(path);
            if (bytes) return bytes;
            throw new McpRefusal('not_found', 'A file of the manifest has gone meanwhile.');
          },
        },
        {
          only,
          signal,
          remote: await ports.remote?.(project),
          onSynced: ({ name }) => {
            done += 1;
            report({ percent: done, doing: `synced ${name}` });
          },
        },
      );
      return { assets, standings: await standingsNow() };
    }),
  );
}

/** A manifest must not decide where a key goes. */
function refuseOther({ service }: Manifest, host: string, normal: (host: string) => string): void {
  if (service === undefined || normal(new URL(service).host) === normal(host)) return;
  throw new McpRefusal(
    'other_service',
    `meshwright.json names another service than this server uses (${host}): start the server with MESHWRIGHT_BASE_URL set to it. Nothing was sent.`,
  );
}

/** Returns the most credits of all assets that are not locked; what is bought already costs less. */
function mostOf(
  { assets, lock }: Project,
  only: readonly string[] | undefined,
  missingTakes: typeof MissingTakes,
): number {
  return assets
    .filter(({ name }) => !only || only.includes(name))
    .reduce((sum, asset) => {
      const { known, assumed } = asset.plan.price;
      return sum + missingTakes(asset, lock.assets[asset.name]).length * (known + assumed);
    }, 0);
}

async function allow(
  { ask }: Pick<ToolContext, 'ask'>,
  most: number,
  isSet: boolean,
  now: readonly Standing[],
): Promise<void> {
  if (!isSet) {
    throw new McpRefusal(
      'no_budget',
      `The sync costs about ${most} credits at most, and no budget is set: cap 0, spent 0, reserved 0. Nothing was sent. ${howToBudget}`,
      { costs: most, budget: { cap: 0, spent: 0, reserved: 0, set: false } },
    );
  }
  if ((await ask(`Sync for about ${most} credits at most? Budget now: ${standingText(now)}.`)) === 'no') {
    throw new McpRefusal('declined', `The person declined ${most} credits for the sync. Nothing was sent.`);
  }
}
