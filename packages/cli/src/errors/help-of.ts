import { documentation } from '../version.ts';
import type { Exit } from './exit-codes.ts';

/** Groups of docs/reference/troubleshooting.md by the name of an error. */
const groups: Readonly<Record<string, string>> = {
  ClientError: 'client',
  FormatError: 'formats',
  GltfError: 'gltf',
  PipelineError: 'pipeline',
  PurchaseError: 'purchase',
  ServiceError: 'service',
};

/** What the command line has said in full. */
const plain: ReadonlySet<Exit> = new Set(['usage', 'unhealthy', 'drift', 'interrupted']);

/** Returns the address of the entry about an error; undefined when its message is all there is to say. */
export function helpOf(name: string, code: string, exit: Exit): string | undefined {
  if (plain.has(exit)) return undefined;
  const group = exit === 'internal' ? undefined : groups[name];
  return `${documentation}docs/reference/troubleshooting.md#${group ? `${group}-${code}` : `cli-${exit}`}`;
}
