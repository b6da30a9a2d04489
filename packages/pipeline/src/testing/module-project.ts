import type { LockedAsset, Lockfile } from '../manifest/lockfile.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { moduleText } from '../module/module-text.ts';

type Project = Parameters<typeof moduleText>[0];

const hash = 'ab'.repeat(32);

export function locked(paths: readonly string[], clips: readonly string[] = []): LockedAsset {
  const report = {
    triangles: 12,
    size: [1, 2, 3] as [number, number, number],
    min: [-0.5, 0, -1.5] as [number, number, number],
    clips: clips.map((name, i) => ({ name, seconds: i + 0.5 })),
    weight: {},
  };
  const files = Object.fromEntries(paths.map((path) => [path, { sha256: hash, bytes: 100, report }]));
  return { recipe: hash, tasks: {}, files };
}

export function project(more: Partial<Manifest> = {}, assets: Lockfile['assets'] = sample): Project {
  const declared = {
    hero: { prompt: 'a knight', animations: [0], targets: ['mobile' as const, 'desktop' as const] },
    chest: { prompt: 'a chest' },
    'big-lamp': { prompt: 'a lamp' },
  };
  return {
    manifest: { output: 'public/assets', module: 'src/game/assets.ts', assets: declared, ...more },
    lock: { lockfileVersion: 1, assets },
  };
}

export const sample = {
  chest: locked(['public/assets/chest.glb']),
  hero: locked(
    ['public/assets/hero.desktop.glb', 'public/assets/hero.mobile.glb'],
    ['idle', 'it\'s a "run"', 'tur\u202en'],
  ),
  gone: locked(['public/assets/gone.glb']),
};
