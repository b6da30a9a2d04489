export type { BrowserPorts } from './files/browser-ports.ts';
export { browserStore } from './files/browser-store.ts';
export { browserJournal } from './journal/browser-journal.ts';
