export type { BrowserPorts } from './files/browser-ports.ts';
export { browserStore } from './files/browser-store.ts';
export {
  type BrowserText,
  type BrowserTextOptions,
  browserText,
  type EarlierText,
} from './files/browser-text.ts';
export { persistStorage } from './files/persist-storage.ts';
export { browserJournal } from './journal/browser-journal.ts';
export { type BuyInOptions, type BuyTask, buyIn, type WishOptions } from './purchase/buy-in.ts';
