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
export type { Panel } from './panel.ts';
export { PanelError, type PanelErrorCode } from './panel-error.ts';
export type { PanelOptions, PlacedGlb } from './panel-options.ts';
export type { ButtonControl, Control, FileValue, JobControl, Section, ShownTake, View } from './view/view.ts';
export { type Message, type Say, sentences, speaker, type Translations } from './words/say.ts';
export { wordsOf } from './words/words-of.ts';
