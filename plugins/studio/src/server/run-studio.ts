import { dirname, join } from 'node:path';
import { userFolder } from '@meshwright/purchase/node';
import { startService } from '@meshwright/service';
import { pageFiles } from './page-files.ts';
import { serveStudio } from './serve-studio.ts';

/** Fixed, because a browser stores the page's jobs by origin. */
const pagePort = 4780;
const servicePort = 4781;

/**
 * Starts the local service and the page, and prints its address. Runs until the process ends.
 * @param folder folder of the page's sources
 */
export async function runStudio(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const [files, service] = await Promise.all([
    pageFiles(folder),
    startService({ port: servicePort, dataDir: join(dirname(userFolder('service', env)), 'studio') }),
  ]);
  const key = service.accounts[0]?.key;
  if (!key) throw new Error('the local service has no key');
  const { address, stop } = await serveStudio({ files, baseUrl: service.baseUrl, key, port: pagePort });
  console.log(
    `Studio: ${address}\nTasks:  ${service.inspectorUrl}\nCtrl+C stops both; jobs continue at the next start.`,
  );
  const end = async () => {
    await stop();
    await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}
