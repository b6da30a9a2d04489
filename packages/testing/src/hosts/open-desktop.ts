import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** An X server without a screen, with mouse and keyboard input. */
export interface Desktop {
  /** Value of DISPLAY. */
  readonly display: string;
  readonly size: WindowSize;
  /** Runs xdotool with these arguments. */
  xdotool(...arguments_: (string | number)[]): Promise<void>;
  /** @param path of a PNG */
  screenshot(path: string): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);

export async function openDesktop(size: WindowSize): Promise<Desktop> {
  // The server chooses a free display and writes its number to file descriptor 3.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  const env = { ...process.env, DISPLAY: display };
  return {
    display,
    size,
    xdotool: async (...arguments_) => void (await run('xdotool', arguments_.map(String), { env })),
    async screenshot(path) {
      await run('import', ['-window', 'root', path], { env });
      // A third of the size without a visible difference.
      await run('convert', [path, '-dither', 'None', '-colors', '220', '-strip', `png8:${path}`]);
    },
    async close() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}
