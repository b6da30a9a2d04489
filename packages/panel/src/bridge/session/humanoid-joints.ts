import { bytesSource } from '@meshwright/gltf';
import { rigPassport } from '@meshwright/gltf/rig';
import type { HostPort } from '../../host/host-port.ts';

/** Adds the joints of humanoids to the imports of a host. */
export function withHumanoids(host: HostPort): HostPort {
  return {
    ...host,
    async importAsset(asset) {
      const humanoid = await humanoidJoints(asset.glb);
      return await host.importAsset({ ...asset, ...(humanoid && { humanoid }) });
    },
  };
}

/** Returns the names of the joints of a humanoid by VRM bone; undefined for other models, and where names repeat. */
async function humanoidJoints(glb: Uint8Array): Promise<Record<string, string> | undefined> {
  // A file that cannot be read has no bones: its import says why.
  const passport = await rigPassport(bytesSource(glb)).catch(() => undefined);
  if (passport?.kind !== 'humanoid') return undefined;
  const rows = passport.bones.map(({ bone, name }) => [bone, name] as const);
  const names = rows.map(([, name]) => name);
  if (names.includes('') || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(rows);
}
