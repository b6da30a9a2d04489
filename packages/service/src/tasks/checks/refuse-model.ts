import { readFile } from 'node:fs/promises';
import type { Family } from '@meshwright/contract';
import type { Details } from '@meshwright/contract/schema';
import type { Engine } from '../../engine-port.ts';
import type { FileStore, StagedInput } from '../../files/file-store.ts';
import { ServiceError } from '../../service-error.ts';
import type { KnownAccount } from '../../store/accounts.ts';

/**
 * Refuses a model that the job could not process, as far as the engine can decide beforehand: one without a body to
 * rig (spec: Errors, 422; readings R33).
 * @throws ServiceError `unprocessable` where the family declares 422, else `bad_input`
 */
export async function refuseModel(
  { engine, files }: { readonly engine: Pick<Engine, 'refusal'>; readonly files: Pick<FileStore, 'read'> },
  account: KnownAccount,
  { name }: Family,
  { createErrors = {} }: Details,
  staged: readonly StagedInput[],
): Promise<void> {
  const model = staged.find(({ role }) => role === 'model');
  if (!model || 'kept' in model) return;
  const read = async () => {
    if ('bytes' in model) return model.bytes;
    return 'path' in model ? await readFile(model.path) : await files.read(model.from.task, model.from.name);
  };
  const reason = await engine.refusal?.(name, read, account.id);
  if (!reason) return;
  const code = Object.hasOwn(createErrors, 422) ? 'unprocessable' : 'bad_input';
  throw new ServiceError(code, `${reason} Nothing was created or charged.`);
}
