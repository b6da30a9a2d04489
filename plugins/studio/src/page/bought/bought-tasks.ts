import { type Artifact, artifacts, type Connection, pages, thumbnail } from '@meshwright/client';
import { type Family, families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { wordsOf } from '@meshwright/panel';
import { say } from '../words/say.ts';

/** A finished task of the account. */
export interface BoughtTask {
  readonly family: Family;
  readonly id: string;
  /** Its prompt or name; undefined for one that has neither. */
  readonly title: string | undefined;
  /** What made it: `Text to 3D`. */
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly picture: Artifact | undefined;
}

/** Tasks of a family that are read at most. */
const mostOfFamily = 1000;
/** Lists that are read at the same time. */
const atOnce = 4;

/**
 * Reads the finished tasks of all families from the lists of the service. Costs nothing.
 * @param found called with the tasks of each page
 * @returns families whose list could not be read
 */
export async function readBought(
  connection: Connection,
  found: (tasks: readonly BoughtTask[]) => void,
  signal: AbortSignal,
): Promise<readonly { readonly family: Family; readonly error: unknown }[]> {
  const failed: { family: Family; error: unknown }[] = [];
  const left = [...families];
  const read = async () => {
    for (let family = left.shift(); family; family = left.shift()) {
      try {
        await readFamily(connection, family, found, signal);
      } catch (error) {
        if (signal.aborted) return;
        failed.push({ family, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, read));
  return failed;
}

async function readFamily(
  connection: Connection,
  family: Family,
  found: (tasks: readonly BoughtTask[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let read = 0;
  for await (const tasks of pages(connection, family, { signal })) {
    found(tasks.filter(({ status }) => status === 'SUCCEEDED').map((task) => boughtTask(family, task)));
    read += tasks.length;
    if (read >= mostOfFamily) return;
  }
}

function boughtTask(
  family: Family,
  task: { readonly id: string; readonly created_at?: number | null },
): BoughtTask {
  const { prompt, name, text_style_prompt: style } = task as unknown as Record<string, unknown>;
  return {
    family,
    id: task.id,
    title: [prompt, name, style].find((each): each is string => typeof each === 'string' && each !== ''),
    kind: operationName(family),
    createdAt: task.created_at ?? 0,
    picture: thumbnail(artifacts(family, task)),
  };
}

/** Returns the name of what makes a task, in the words of the panel: `Text to 3D`. */
export function operationName(family: Family): string {
  return wordsOf(say)(detailsOf(family.name).title);
}
