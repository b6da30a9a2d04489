export { createPanel } from './create-panel.ts';
export type {
  AssetToImport,
  HostFacts,
  HostPort,
  ImportedAsset,
  ModelFacts,
  Provenance,
  Selection,
  StandingAsset,
} from './host/host-port.ts';
export { provenanceIn } from './host/provenance-in.ts';
export type { ControlValue, Intent } from './intent.ts';
export type { Channel, FileWay } from './link/channel.ts';
export type {
  Answer,
  Call,
  CallBody,
  CallResults,
  Done,
  FileRef,
  FromCore,
  FromHost,
  Hello,
  IntentMessage,
  SentAsset,
} from './link/messages.ts';
export { extensionPipe, messagePipe, type Pipe } from './link/pipe.ts';
export { portChannel } from './link/port-channel.ts';
export { type RemotePanel, remotePanel } from './link/remote-panel.ts';
export { servePanel } from './link/serve-panel.ts';
export type { Panel } from './panel.ts';
export { PanelError, type PanelErrorCode } from './panel-error.ts';
export type { PanelOptions } from './panel-options.ts';
export type {
  ButtonControl,
  ChoiceControl,
  ChoicesControl,
  Control,
  FilesControl,
  FileValue,
  JobControl,
  NoteControl,
  NumberControl,
  Option,
  Section,
  TextControl,
  ToggleControl,
  View,
} from './view/view.ts';
