export { findGrip, type Grip, type GripKind } from './sockets/find-grip.ts';
export { gripModel, readGrip } from './sockets/grip-model.ts';
export { modelSockets, type Socket } from './sockets/model-sockets.ts';
