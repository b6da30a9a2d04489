import { describeHost } from '@meshwright/panel/host-suite';
import { blenderDriver } from './testing/blender-driver.ts';
import { missingPrograms } from './testing/missing-programs.ts';

// Minutes of feeling one's way with a mouse; `panel.test.ts` is the short walk through the same window.
const wanted = process.env.MESHWRIGHT_WINDOW === '1';

// Tall enough for the whole panel: nobody scrolls.
const window = { width: 900, height: 5200 };

describeHost(blenderDriver({ name: 'Blender in a window', window }), {
  missing: wanted
    ? missingPrograms('blender', 'Xvfb', 'xdotool', 'import')
    : 'by name only: MESHWRIGHT_WINDOW=1 npx vitest run plugins/blender/src/window',
});
