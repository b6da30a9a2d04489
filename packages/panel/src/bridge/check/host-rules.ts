import { createHash } from 'node:crypto';
import type { AssetToImport, HostFacts, ImportedAsset, Provenance } from '../../host/host-port.ts';
import { modelFacts } from '../../job/model-facts.ts';
import { checkModel } from './check-model.ts';
import type { CheckedHost } from './checked-host.ts';

/** A rule of docs/bring-your-own-host.md, and how it is checked. */
export interface HostRule {
  readonly name: string;
  /**
   * Fact of the host without which the rule is skipped; `scene`: it does more than to import.
   * @default none
   */
  readonly needs?: 'exportsSelection' | 'playsClips' | 'savesFiles' | 'scene';
  /** @throws Error that says how the host breaks the rule */
  check(host: CheckedHost, scene: CheckedScene): Promise<void>;
}

/** What the rules before have put into the scene. */
export interface CheckedScene {
  asset?: ImportedAsset;
  added?: readonly ImportedAsset[];
}

/** Returns why a rule does not count for a host; undefined when it does. */
export function exemption({ needs }: HostRule, facts: HostFacts): string | undefined {
  if (needs === undefined) return undefined;
  if (needs === 'scene') return facts.importsOnly ? 'its hello has importsOnly: true' : undefined;
  return facts[needs] ? undefined : `its hello has ${needs}: false`;
}

const provenance: Provenance = {
  task: 'text-to-3d:018a210d-8ba4-705c-b111-1f1776f7f578@meshwright.localhost',
  title: 'a box of the check',
  request: { mode: 'preview', prompt: 'a box of the check' },
  importedAt: '2026-11-20T16:22:00.000Z',
};

/** The rules in the order in which they are checked. Each uses what those before it left in the scene. */
export const hostRules: readonly HostRule[] = [
  {
    name: 'show of an unknown asset answers false',
    needs: 'scene',
    async check({ port }) {
      expectThat(!(await port.show('unknown-asset')), 'it answered true');
    },
  },
  {
    name: 'importAsset measures what stands in the scene: height, meshes, clips',
    async check(host, scene) {
      scene.asset = await importBox(host);
    },
  },
  {
    name: 'the imported asset is selected, with its provenance as it was given',
    needs: 'scene',
    async check(host, scene) {
      const { id } = await assetOf(host, scene);
      await host.until(`an intent select of ${id}`, () => host.selection()?.id === id);
      const found = JSON.stringify(host.selection()?.provenance);
      expectThat(sameJson(host.selection()?.provenance, provenance), `its provenance is ${found}`);
    },
  },
  {
    name: 'the imported asset is reported by the intent scene, with its task',
    needs: 'scene',
    async check(host, scene) {
      const { id } = await assetOf(host, scene);
      const isThere = () =>
        host.standing()?.some((each) => each.id === id && each.task === provenance.task) ?? false;
      await host.until(`an intent scene with ${id} and its task`, isThere);
    },
  },
  {
    name: 'show of an asset in the scene answers true',
    needs: 'scene',
    async check(host, scene) {
      expectThat(await host.port.show((await assetOf(host, scene)).id), 'it answered false');
    },
  },
  {
    name: 'a file that is no model is answered with an error, and the scene stays as it was',
    async check(host, scene) {
      const { id } = await assetOf(host, scene);
      const damaged = new TextEncoder().encode('not a model');
      const answer = await host.port.importAsset(await assetToImport(damaged)).catch((error: Error) => error);
      expectThat(answer instanceof Error, 'it answered as if the import had happened');
      if (!host.port.facts.importsOnly) expectThat(await host.port.show(id), `${id} is gone`);
    },
  },
  {
    name: 'exportSelection gives one GLB in metres, Y up',
    needs: 'exportsSelection',
    async check(host, scene) {
      const { id, height } = await assetOf(host, scene);
      expectThat(await host.port.show(id), 'the asset is gone');
      const found = await modelFacts(await host.port.exportSelection());
      expectThat(found !== undefined, 'the file has no geometry');
      expectHeight(found.height, height);
    },
  },
  {
    name: 'a replacing import takes the place of the asset',
    needs: 'scene',
    async check(host, scene) {
      const old = (await assetOf(host, scene)).id;
      scene.asset = await importBox(host, old);
      const { id } = scene.asset;
      const isReplaced = () => {
        const ids = host.standing()?.map((each) => each.id) ?? [];
        return ids.includes(id) && (id === old || !ids.includes(old));
      };
      await host.until(`an intent scene with ${id} and without ${old}`, isReplaced);
    },
  },
  {
    name: 'playClip plays a clip, and null stops it',
    needs: 'playsClips',
    async check(host, scene) {
      const { id, clips } = await assetOf(host, scene);
      await host.port.playClip!(id, clips[0]!);
      await host.port.playClip!(id, null);
    },
  },
  {
    name: 'saveFile says where the file is',
    needs: 'savesFiles',
    async check({ port }) {
      const place = await port.saveFile!('meshwright-check.txt', new TextEncoder().encode('checked'));
      expectThat(place.trim() !== '', 'the answer is an empty text');
    },
  },
  {
    name: 'two imports at once give two assets',
    async check(host, scene) {
      scene.added = await Promise.all([importBox(host), importBox(host)]);
      const ids = [await assetOf(host, scene), ...scene.added].map(({ id }) => id);
      expectThat(new Set(ids).size === 3, `their ids are ${ids.join(', ')}`);
    },
  },
  {
    name: 'remove takes each asset out of the scene once',
    needs: 'scene',
    async check(host, scene) {
      const ids = [await assetOf(host, scene), ...(scene.added ?? [])].map(({ id }) => id);
      for (const id of ids) {
        expectThat(await host.port.remove(id), `remove of ${id} answered false`);
        expectThat(!(await host.port.remove(id)), `a second remove of ${id} answered true`);
      }
      const isEmpty = () => !host.standing()?.some((each) => ids.includes(each.id));
      await host.until('an intent scene without the removed assets', isEmpty);
    },
  },
];

async function importBox({ port }: CheckedHost, replace?: string): Promise<ImportedAsset> {
  const asset = { ...(await assetToImport(checkModel())), ...(replace !== undefined && { replace }) };
  const { height, meshes, clips } = asset.expected;
  const found = await port.importAsset(asset);
  expectHeight(found.height, height);
  expectThat(found.meshes === meshes, `it found ${found.meshes} meshes of ${meshes}`);
  expectThat(found.clips.length === clips.length, `it found the clips [${found.clips}] of [${clips}]`);
  return found;
}

async function assetToImport(glb: Uint8Array<ArrayBuffer>): Promise<AssetToImport> {
  const file = createHash('sha256').update(glb).digest('hex');
  const expected = (await modelFacts(checkModel()))!;
  return { name: 'check-box', glb, file, expected, provenance };
}

/** Returns the asset of the rules before, or imports one: they may have failed, or the host may have begun anew. */
async function assetOf(host: CheckedHost, scene: CheckedScene): Promise<ImportedAsset> {
  scene.asset ??= await importBox(host);
  return scene.asset;
}

function expectHeight(found: number, wanted: number): void {
  expectThat(Math.abs(found / wanted - 1) < 0.01, `the height is ${found} m instead of ${wanted} m`);
}

function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Compares JSON values, whatever the order of their members: an editor may sort them. */
function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}
