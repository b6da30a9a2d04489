import { expect, it } from 'vitest';
import { type ArFacts, arModes, sceneViewerAddress } from './ar-modes.ts';

const none: ArFacts = {
  hasSession: false,
  hasQuickLook: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150',
  address: 'https://game.example/chest.glb',
  extensionsRequired: [],
  isScaled: false,
};
const android = { ...none, userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/150 Mobile' };

it('a desktop without a session has no way', () => expect(arModes(none)).toEqual([]));
it('a session comes before other apps', () =>
  expect(arModes({ ...android, hasSession: true })).toEqual(['webxr', 'scene-viewer']));
it('a device of Apple opens a file that the page makes', () =>
  expect(arModes({ ...none, hasQuickLook: true, address: undefined })).toEqual(['quick-look']));

it.each([
  ['has no address', { address: undefined }],
  ['is bytes of the page', { address: 'blob:https://game.example/1' }],
  ['is a task', { address: 'rigging:018f' }],
  ['is packed in a way that it does not read', { extensionsRequired: ['EXT_meshopt_compression'] }],
  ['is shown in another size', { isScaled: true }],
])('Scene Viewer is not offered for a model that %s', (_, facts) =>
  expect(arModes({ ...android, ...facts })).toEqual([]),
);

it('writes the address of Scene Viewer with the file, the title and the page to come back to', () => {
  const address = sceneViewerAddress(
    'https://game.example/a chest.glb?v=1&w=2',
    'A chest & more',
    'https://game.example/hall?item=1#top',
  );
  expect(address).toBe(
    'intent://arvr.google.com/scene-viewer/1.2?file=https%3A%2F%2Fgame.example%2Fa%20chest.glb%3Fv%3D1%26w%3D2' +
      '&mode=ar_preferred&resizable=false&title=A%20chest%20%26%20more' +
      '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
      'S.browser_fallback_url=https%3A%2F%2Fgame.example%2Fhall%3Fitem%3D1%23top;end;',
  );
  const url = new URL(address.replace('intent:', 'https:'));
  expect(url.searchParams.get('file')).toBe('https://game.example/a chest.glb?v=1&w=2');
});
