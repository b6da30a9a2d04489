import type { Job } from './job.ts';

/**
 * Returns the placed models that a card shows side by side, each once: its takes, after what they were made from. Empty
 * where it shows one alone.
 * @param card one job, or the takes of a press
 */
export function modelsTogether(card: readonly Job[]): string[] {
  const files = card.flatMap(({ model, source }) => (model ? [...(source ? [source] : []), model.file] : []));
  const once = [...new Set(files)];
  return once.length > 1 ? once : [];
}

/** Returns the pictures of these models that one camera drew, by model; undefined until all of them are drawn. */
export function picturesTogether(card: readonly Job[]): Readonly<Record<string, string>> | undefined {
  const models = modelsTogether(card);
  if (models.length === 0) return undefined;
  return card.find(({ together }) => together && models.every((model) => model in together))?.together;
}
