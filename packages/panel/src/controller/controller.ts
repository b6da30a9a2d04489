import type { Buyer, ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../host/host-port.ts';
import type { PanelOptions } from '../panel-options.ts';
import type { PanelState } from '../state.ts';
import type { ViewInputs } from '../view/view-inputs.ts';

/** State and services that intents work with. */
export interface PanelController {
  readonly host: HostPort;
  readonly store: ContentStore;
  readonly stillOf: PanelOptions['stillOf'];
  readonly picturesOf: PanelOptions['picturesOf'];
  state(): PanelState;
  viewInputs(): ViewInputs;
  /** Changes the saved state; resolves when the host has saved it. */
  change(update: Partial<PanelState>): Promise<void>;
  /** Changes the state without saving: progress, which the service reports again. */
  changeForNow(update: Partial<PanelState>): void;
  /** Changes view inputs outside the state. */
  updateInputs(update: Partial<ViewInputs>): void;
  /** Returns the current buyer with the current spending limit. */
  buyer(): Buyer;
  /** Reads the actual prices of families from the journal. */
  learnPrices(): Promise<void>;
}
