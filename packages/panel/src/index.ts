export { createPanel, type PanelOptions } from './create-panel.ts';
export type {
  AssetToImport,
  HostFacts,
  HostPort,
  ImportedAsset,
  ModelFacts,
  Provenance,
  Selection,
} from './host/host-port.ts';
export type { ControlValue, Intent } from './intent.ts';
export type { Panel } from './panel.ts';
export { PanelError, type PanelErrorCode } from './panel-error.ts';
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
