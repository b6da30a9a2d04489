import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { familyNamed } from '@meshwright/contract';
import type { Caller } from '@meshwright/testing/service/caller';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/tables.ts';
import { generic, type Life, listedTasks } from './life.ts';

/** Checks that every confirmed task exists and every deleted one does not. */
export async function checkTasks({ tasks, gone }: Life, user: Caller, broken: string[]): Promise<void> {
  const existing = await listedTasks(user);
  for (const id of tasks.keys()) if (!existing.has(id)) broken.push(`${id} was accepted and does not exist`);
  for (const id of gone) if (existing.has(id)) broken.push(`${id} was deleted and exists again`);
  // Tasks created without an answer count like any other from now on.
  for (const [id, prefix] of existing) tasks.set(id, prefix);
}

/** Checks that every new result is complete. */
export async function checkResults({ tasks, proven }: Life, user: Caller, broken: string[]): Promise<void> {
  for (const [id, prefix] of tasks) {
    if (proven.has(id) || prefix !== generic.prefix) continue;
    const { status, body } = await user.get(`${prefix}/${id}`);
    if (status !== 200) broken.push(`${id} cannot be read: ${status}`);
    if (body.status !== 'SUCCEEDED') continue;
    proven.add(id);
    const response = await fetch((body.model_urls as { glb: string }).glb);
    const bytes = Buffer.from(await response.arrayBuffer());
    const digest = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    const isWhole = bytes.length >= 12 && bytes.readUInt32LE(8) === bytes.length;
    if (response.status !== 200 || response.headers.get('etag') !== digest || !isWhole) {
      broken.push(`the file of ${id} is incomplete: ${response.status}, ${bytes.length} bytes`);
    }
  }
}

/** Checks that tasks running at the kill succeed, or fail and are refunded. */
export async function checkEnded({ running }: Life, user: Caller, broken: string[]): Promise<void> {
  for (const { id, family } of running) {
    const { status, consumed_credits } = await user.settled(familyNamed(family)!.prefix, id);
    const isPaid = status === 'SUCCEEDED' || (status === 'FAILED' && consumed_credits === 0);
    if (!isPaid) broken.push(`${id} was running and is ${status}, ${consumed_credits} credits`);
  }
}

/**
 * Opens the store as the kill left it. A copy, because a connection of this process keeps locks until it is
 * collected.
 */
export async function openStoreCopy(dataDir: string): Promise<Store> {
  const copy = join(dataDir, 'unfinished', 'books.db');
  await mkdir(join(dataDir, 'unfinished'), { recursive: true });
  for (const end of ['', '-wal']) {
    await rm(copy + end, { force: true });
    await copyFile(join(dataDir, `service.db${end}`), copy + end).catch(() => {});
  }
  return openStore(copy);
}
