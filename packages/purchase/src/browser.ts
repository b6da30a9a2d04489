export { type BuyInOptions, type BuyTask, buyIn, type PurchaseKeyOptions } from './buy/buy-in.ts';
export type { BrowserPorts } from './files/browser/browser-ports.ts';
export { browserStore } from './files/browser/browser-store.ts';
export {
  type BrowserText,
  type BrowserTextOptions,
  browserText,
  type EarlierText,
} from './files/browser/browser-text.ts';
export { persistStorage } from './files/browser/persist-storage.ts';
export { browserJournal } from './journal/browser-journal.ts';
