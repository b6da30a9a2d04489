import type { HostPort } from '../host/host-port.ts';
import { PanelError } from '../panel-error.ts';
import type { FileWay } from './channel.ts';
import type { CallBody, CallResults } from './messages.ts';

/** Runs a call on a host and returns its result. Rejects as the host does. */
export async function carryOutCall(
  call: CallBody,
  host: HostPort,
  files: FileWay,
): Promise<CallResults[keyof CallResults]> {
  switch (call.call) {
    case 'importAsset': {
      const { file, path, ...asset } = call.asset;
      const glb = await files.take({ file, path });
      return await host.importAsset({ ...asset, glb, file: file ?? '' });
    }
    case 'exportSelection':
      return await files.send(await host.exportSelection());
    case 'show':
      return await host.show(call.asset);
    case 'remove':
      return await host.remove(call.asset);
    case 'playClip':
      await host.playClip?.(call.asset, call.clip);
      return null;
    case 'saveFile': {
      const bytes = await files.take({ file: call.file, path: call.path });
      if (host.saveFile) return await host.saveFile(call.name, bytes);
      throw new PanelError('host_failed', `${host.facts.name} cannot save files.`);
    }
    case 'load':
      return (await host.load()) ?? null;
    case 'save':
      await host.save(call.state);
      return null;
    default:
      throw new PanelError(
        'host_failed',
        'The panel sent a call that this plugin does not support: update the plugin.',
      );
  }
}
