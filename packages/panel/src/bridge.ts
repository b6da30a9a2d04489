export { type BridgeFile, bridgeFilePath, isBridgeThere, readBridge } from './bridge/bridge-file.ts';
export { type BridgeLimits, bridgeLimits } from './bridge/bridge-limits.ts';
export { type CheckHostOptions, checkHost, type RuleOutcome } from './bridge/check/check-host.ts';
export { findBridge } from './bridge/find-bridge.ts';
export { type OnlyBridge, onlyBridge } from './bridge/only-bridge.ts';
export { type Bridge, type BridgeOptions, startBridge } from './bridge/start-bridge.ts';
export { stopBridge } from './bridge/stop-bridge.ts';
