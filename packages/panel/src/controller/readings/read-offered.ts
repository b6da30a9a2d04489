import { isClientError } from '@meshwright/client';
import { PanelError } from '../../panel-error.ts';
import type { Unavailable } from '../../view/view-inputs.ts';
import { notOffered } from '../../words/not-offered.ts';
import { wordsOf } from '../../words/words-of.ts';
import type { PanelController } from '../controller.ts';

const refusals = ['not_found', 'forbidden', 'not_implemented'] as const;

/**
 * Reads something that a proxy may leave out; its control is disabled from then on.
 * @throws PanelError `refused` when it is not offered, or what `read` throws
 */
export async function readOffered<T>(
  controller: PanelController,
  what: Unavailable,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!refusals.some((code) => isClientError(error, code))) throw error;
    const { unavailable } = controller.viewInputs();
    controller.updateInputs({ unavailable: new Set([...unavailable, what]) });
    throw new PanelError('refused', notOffered(wordsOf(controller.host.facts), what), { cause: error });
  }
}
