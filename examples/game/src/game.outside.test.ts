import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { it } from 'vitest';
import { visit } from './testing/visit.ts';

const missing = browserMissing();

it.skipIf(missing)(
  'starts by its command, which reloads a page when one of its sources changes',
  async () => {
    const here = join(import.meta.dirname, '..');
    const browser = await launchBrowser();
    const command = spawn(process.execPath, ['start.mjs', '--port', '0'], { cwd: here, stdio: 'pipe' });
    try {
      const [line] = (await once(command.stdout, 'data')) as [Buffer];
      const [url] = /http:\S+/.exec(String(line))!;
      const player = await visit(browser, url, 'three.html');
      const source = join(here, 'src/view/light.ts');
      await player.until((garden) => garden.player().stage === 'animated');
      const reloaded = player.page.waitForEvent('framenavigated');
      // Same bytes, new modification time.
      await utimes(source, new Date(), new Date());
      await reloaded;
      await player.page.waitForFunction(() => 'garden' in globalThis);
      await player.until((garden) => garden.player().playing.length > 0);
      await player.close();
    } finally {
      command.kill();
      await Promise.all([once(command, 'exit'), browser.close()]);
    }
  },
);
