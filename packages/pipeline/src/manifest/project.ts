import { canonicalJson, sha256 } from '@meshwright/purchase/identity';
import { PipelineError } from '../pipeline-error.ts';
import { namedDrawings } from '../recipe/draw-node.ts';
import { localSteps } from '../recipe/local-steps.ts';
import { type Plan, type PlanIssue, planRecipe } from '../recipe/plan-recipe.ts';
import {
  isDraw,
  isPathRef,
  isTask,
  type NodeRef,
  type PathRef,
  type RecipeData,
  refsIn,
  withRefs,
} from '../recipe/recipe-data.ts';
import { drawingMistakes, drawingSteps, drawingsHash } from './asset-drawings.ts';
import { assetRecipe, clashingNodes, clashText } from './asset-recipe.ts';
import { issuePointer } from './issue-pointer.ts';
import { emptyLock, type Lockfile, lockFileName, parseLockfile } from './lockfile.ts';
import { type AssetSpec, type Manifest, manifestFile, recipeSchema } from './manifest.ts';
import { type FileIssue, type Parsed, parseJsonAs, parseManifest } from './parse-manifest.ts';
import type { ProjectFiles } from './project-files.ts';

/** A project as declared and as last made. */
export interface Project {
  readonly manifest: Manifest;
  readonly lock: Lockfile;
  readonly assets: readonly DeclaredAsset[];
}

export interface DeclaredAsset {
  readonly name: string;
  readonly spec: AssetSpec;
  readonly recipe: RecipeData;
  /** The nodes of the recipe, and what is drawn of the finished asset. */
  readonly plan: Plan;
  /** How many results of it are bought, to choose from. */
  readonly takes: number;
  /** Changes whenever the asset has to be made again. */
  readonly hash: string;
  /** Changes whenever it has to be drawn again, which buys nothing; absent when nothing is drawn. */
  readonly drawings?: string | undefined;
}

/**
 * Reads the manifest, the lockfile and the recipes and pictures they name, and plans every asset. Sends nothing.
 * @throws PipelineError `bad_project` with every mistake, each with file, JSON pointer and what is allowed
 * @example
 * import { readProject } from '@meshwright/pipeline';
 * import { folderProject } from '@meshwright/pipeline/node';
 *
 * const { assets } = await readProject(folderProject('.'));
 * for (const { name, plan } of assets) console.log(name, plan);
 */
export async function readProject(files: ProjectFiles, at?: number): Promise<Project> {
  const manifest = await readManifest(files);
  const lock = await readLock(files);
  const issues: FileIssue[] = [];
  const assets: DeclaredAsset[] = [];
  issues.push(...sameFiles(Object.keys(manifest.assets)));
  for (const [name, spec] of Object.entries(manifest.assets)) {
    const asset = await declared(files, name, spec, at);
    if ('issues' in asset) issues.push(...asset.issues);
    else assets.push(asset);
  }
  if (issues.length > 0) throw badProject(issues);
  return { manifest, lock, assets };
}

/**
 * @example
 * import { readLock } from '@meshwright/pipeline';
 *
 * const { assets } = await readLock(files);
 */
export async function readLock(files: ProjectFiles): Promise<Lockfile> {
  const bytes = await files.read(lockFileName);
  if (!bytes) return emptyLock;
  const { value, issues } = parseLockfile(text(bytes));
  if (!value) throw badProject(issues);
  return value;
}

/**
 * Reads only the manifest, not the files it names.
 * @throws PipelineError `bad_project`
 * @example
 * import { readManifest } from '@meshwright/pipeline';
 *
 * const { output, budget } = await readManifest(files);
 */
export async function readManifest(files: ProjectFiles): Promise<Manifest> {
  const bytes = await files.read(manifestFile);
  if (!bytes) {
    throw new PipelineError(
      'bad_project',
      `There is no ${manifestFile} here. Begin with: meshwright add chest "a wooden treasure chest"`,
    );
  }
  const { value, issues } = parseManifest(text(bytes));
  if (!value) throw badProject(issues);
  return value;
}

async function declared(
  files: ProjectFiles,
  name: string,
  spec: AssetSpec,
  at: number | undefined,
): Promise<DeclaredAsset | { readonly issues: readonly FileIssue[] }> {
  const own = await ownRecipe(files, name, spec);
  if (own && 'issues' in own) return own;
  const inFile = ({ pointer, message }: PlanIssue): FileIssue =>
    own && isOf(own.data, pointer)
      ? { file: own.file, pointer: own.base + pointer, message }
      : { file: manifestFile, pointer: issuePointer(name, spec, pointer), message };
  const mistakes = own ? ownMistakes(spec, own.data, at) : [];
  if (mistakes.length > 0) return { issues: mistakes.map(inFile) };
  const recipe = assetRecipe(spec, own?.data);
  const plan = planRecipe(recipe, { at });
  const issues = [
    ...takesMistakes(name, spec),
    ...plan.issues.map(inFile),
    ...drawingMistakes(name, spec).map((issue) => ({ file: manifestFile, ...issue })),
  ];
  for (const { pointer, ref } of refsIn(recipe.nodes, '/nodes')) {
    if (!isPathRef(ref) || (await files.read(ref.path))) continue;
    issues.push(inFile({ pointer, message: `There is no file ${ref.path}.` }));
  }
  if (issues.length > 0) return { issues };
  return {
    name,
    spec,
    recipe,
    plan: { ...plan, nodes: [...plan.nodes, ...drawingSteps(name, spec)] },
    takes: spec.takes ?? 1,
    hash: await recipeHash(recipe, files),
    drawings: await drawingsHash(name, spec),
  };
}

/** A recipe file that an asset names, with its path. */
interface OwnRecipe {
  readonly data: RecipeData;
  readonly file: string;
  readonly base: string;
}

async function ownRecipe(
  files: ProjectFiles,
  name: string,
  { recipe }: AssetSpec,
): Promise<OwnRecipe | { readonly issues: readonly FileIssue[] } | undefined> {
  const base = `/assets/${name}/recipe`;
  if (typeof recipe !== 'string') return recipe && { data: recipe as RecipeData, file: manifestFile, base };
  const bytes = await files.read(recipe);
  if (!bytes) {
    return { issues: [{ file: manifestFile, pointer: base, message: `There is no file ${recipe}.` }] };
  }
  const { value, issues } = parseRecipe(recipe, text(bytes));
  return value ? { data: value, file: recipe, base: '' } : { issues };
}

/** Returns the mistakes of a recipe file, by itself and as part of the asset. */
function ownMistakes(spec: AssetSpec, own: RecipeData, at: number | undefined): readonly PlanIssue[] {
  const clashes = clashingNodes(spec, own).map((node) => ({
    pointer: `/nodes/${node}`,
    message: clashText(node),
  }));
  return [...clashes, ...planRecipe(own, { at }).issues];
}

/** Returns the fields that leave open which purchases `takes` means. */
function takesMistakes(name: string, { takes, take, recipe }: AssetSpec): FileIssue[] {
  if (takes === undefined) return [];
  const pointer = `/assets/${name}/takes`;
  if (recipe !== undefined) {
    const message =
      'takes is for a prompt or an image: in a recipe, raise "take" at the task that is to be bought again.';
    return [{ file: manifestFile, pointer, message }];
  }
  if (take === undefined) return [];
  const message = `takes counts from take 1, and "take" is ${take}: leave "take" out, with takes ${take} or more; nothing that was bought is bought again.`;
  return [{ file: manifestFile, pointer, message }];
}

function isOf(own: RecipeData, pointer: string): boolean {
  const [, section, node] = pointer.split('/');
  return section !== 'nodes' || node === undefined || Object.hasOwn(own.nodes, node);
}

/** Reports names that are the same file on a case-insensitive file system. */
function sameFiles(names: readonly string[]): FileIssue[] {
  const first = new Map<string, string>();
  return names.flatMap((name) => {
    const other = first.get(name.toLowerCase());
    if (other === undefined) {
      first.set(name.toLowerCase(), name);
      return [];
    }
    const message = `"${name}" and "${other}" are one file on systems that ignore case: rename one.`;
    return [{ file: manifestFile, pointer: `/assets/${name}`, message }];
  });
}

function badProject(issues: readonly FileIssue[]): PipelineError {
  const lines = issues.map(({ file, pointer, message }) => `${file}${pointer && `#${pointer}`}: ${message}`);
  const count = issues.length === 1 ? 'a mistake' : `${issues.length} mistakes`;
  const message = `The project has ${count}. Nothing was sent.\n${lines.join('\n')}`;
  return new PipelineError('bad_project', message, { mistakes: issues });
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Reads a recipe file. Returns every mistake as an issue; throws none. */
function parseRecipe(file: string, text: string): Parsed<RecipeData> {
  return parseJsonAs(recipeSchema, file, text) as Parsed<RecipeData>;
}

/**
 * Hashes what a recipe makes: its nodes, the bytes of the files it reads and the versions of its steps. Excludes the
 * service and the account: an asset bought once is the same for all.
 */
async function recipeHash({ nodes, output }: RecipeData, files: ProjectFiles): Promise<string> {
  const hashes = new Map<string, string>();
  for (const { ref } of refsIn(nodes)) {
    if (!isPathRef(ref) || hashes.has(ref.path)) continue;
    hashes.set(ref.path, await sha256(Uint8Array.from((await files.read(ref.path)) ?? [])));
  }
  const content = (ref: NodeRef | PathRef) => (isPathRef(ref) ? { sha256: hashes.get(ref.path) } : ref);
  const versions = Object.values(nodes)
    .flatMap((node) => {
      if (isTask(node)) return [];
      return isDraw(node) ? Object.keys(node.draw) : node.process.flatMap(Object.keys);
    })
    .map((name) => [name, (localSteps[name] ?? namedDrawings[name])?.version]);
  return sha256(
    canonicalJson({ nodes: withRefs(nodes, content), output, versions: Object.fromEntries(versions) }),
  );
}
