// Buying one task and fetching what it made: for panels and pages, which need no recipes and no manifests.
export type { Content, ContentStore } from './files/content-store.ts';
export { type FetchOptions, fetchArtifact } from './files/fetch-artifact.ts';
export type { SpendEntry } from './journal/entry.ts';
export type { Journal } from './journal/journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { type Spending, spendings } from './journal/spending.ts';
export { assetName } from './manifest/asset-name.ts';
export { PipelineError, type PipelineErrorCode } from './pipeline-error.ts';
export type { Budget } from './purchase/budget.ts';
export { type Bought, type BuyOptions, buy } from './purchase/buy.ts';
export type { Buyer } from './purchase/buyer.ts';
export { type Estimate, estimateOf, estimator, highestPrices } from './purchase/estimate.ts';
export { accountDigest, type Payer } from './purchase/request-hash.ts';
export { settle } from './purchase/settle.ts';
export type { LostDecision, LostPurchase } from './purchase/settle-lost.ts';
export { dataUri } from './recipe/data-uri.ts';
