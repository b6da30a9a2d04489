/** Buys a task once: the journal, the identity of a purchase, budgets, lost creates and the files of a task. */

export { type Budget, type Standing, standings } from './buy/budget.ts';
export { type Bought, type BuyOptions, buy } from './buy/buy.ts';
export { buyOrRetry } from './buy/buy-or-retry.ts';
export { type Buyer, type BuyerOptions, openBuyer } from './buy/buyer.ts';
export { type Estimate, estimateOf, estimator, highestPrices } from './buy/estimate.ts';
export type { Wait } from './buy/wait.ts';
export type { Content, ContentStore, Named, Receiving } from './files/content-store.ts';
export { type FetchOptions, fetchArtifact } from './files/fetch-artifact.ts';
export { limitDownloads } from './files/limit-downloads.ts';
export { type PayerOptions, payerOf } from './identity/payer-of.ts';
export type { Payer } from './identity/request-hash.ts';
export type { SpendEntry } from './journal/entry.ts';
export type { Journal } from './journal/journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { hasTask, isUnanswered, mayHaveTask, type Spending, spendings } from './journal/spending.ts';
export { lifetimeMs } from './lost/recent-tasks.ts';
export type { LostDecision, LostPurchase } from './lost/resolve-lost.ts';
export { PurchaseError, type PurchaseErrorCode } from './purchase-error.ts';
