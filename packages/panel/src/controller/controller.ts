import type { Buyer, ContentStore } from '@meshwright/pipeline/purchase';
import type { HostPort } from '../host/host-port.ts';
import type { PanelState } from '../state.ts';
import type { ViewInputs } from '../view/view-inputs.ts';

/** What intents are carried out on. */
export interface PanelController {
  readonly host: HostPort;
  readonly store: ContentStore;
  state(): PanelState;
  around(): ViewInputs;
  /** Changes what is remembered; resolves when the host has kept it. */
  change(news: Partial<PanelState>): Promise<void>;
  /** Changes it for now: progress, which the service tells again. */
  changeForNow(news: Partial<PanelState>): void;
  /** Changes what is shown beside it. */
  tell(news: Partial<ViewInputs>): void;
  /** Who buys now, within what may be spent now. */
  buyer(): Buyer;
  /** Reads from the journal what families have cost. */
  learnPrices(): Promise<void>;
}
