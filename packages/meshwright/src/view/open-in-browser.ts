import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Asks the desktop to open an address; false where there is none. */
export async function openInBrowser(address: string): Promise<boolean> {
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  try {
    const child = spawn(command!, words, { stdio: 'ignore', detached: true });
    await once(child, 'spawn');
    child.unref();
    return true;
  } catch {
    return false;
  }
}
