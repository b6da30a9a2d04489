// Buys one task and fetches its files: for panels and pages, which need no recipes and no manifests.
export type { Content, ContentStore } from './files/content-store.ts';
export { type FetchOptions, fetchArtifact } from './files/fetch-artifact.ts';
export type { SpendEntry } from './journal/entry.ts';
export type { Journal } from './journal/journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { type Spending, spendings } from './journal/spending.ts';
export { PipelineError, type PipelineErrorCode } from './pipeline-error.ts';
export type { Budget } from './purchase/budget.ts';
export { type Bought, type BuyOptions, buy } from './purchase/buy.ts';
export { buyOrRetry } from './purchase/buy-or-retry.ts';
export type { Buyer } from './purchase/buyer.ts';
export { type Estimate, estimateOf, estimator, highestPrices } from './purchase/estimate.ts';
export { type PayerOptions, payerOf } from './purchase/identity/payer-of.ts';
export type { Payer } from './purchase/identity/request-hash.ts';
export type { LostDecision, LostPurchase } from './purchase/lost/resolve-lost.ts';
export type { Wait } from './purchase/wait.ts';
