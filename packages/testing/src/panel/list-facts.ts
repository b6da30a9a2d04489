import type { HostFacts } from '@meshwright/panel';

/** Facts of a host whose scene is a list. */
export const listFacts: HostFacts = {
  name: 'List',
  version: '1',
  undo: false,
  keepsScene: false,
  exportsSelection: true,
  playsClips: true,
  savesFiles: true,
};
