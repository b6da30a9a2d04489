import { createHash } from 'node:crypto';
import { familyNamed } from '@meshwright/contract';
import { detailsOf, type Field, factsOf, withDefaults } from '@meshwright/contract/schema';
import type { InputFile, JobOutput } from '../../job/job.ts';
import { runJob } from '../../job/run-job.ts';
import { jobs } from '../../jobs.ts';
import {
  allFamilies,
  baseBodies,
  type FieldCase,
  fieldCases,
  inputFields,
  serviceFields,
} from './field-cases.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What becomes of a field: `nothing` and `effect, but ignored` must not occur. */
type Outcome =
  | 'effect'
  | 'ignored'
  | 'clamped'
  | 'read'
  | 'shown by the task'
  | 'checked by the service'
  | 'nothing'
  | 'effect, but ignored';

export interface FieldOutcome {
  readonly family: string;
  readonly field: string;
  readonly outcome: Outcome;
  /** What the task says. */
  readonly message?: string;
}

export type FilesOf = (family: string) => Promise<Readonly<Record<string, InputFile>>>;

/**
 * Changes one field after the other of a family's create body, runs the job of both bodies, and says what became of the
 * field: something in the result changed, or the task lists it.
 */
export async function walkFamily(family: string, filesOf: FilesOf): Promise<FieldOutcome[]> {
  const made = new Map<string, Promise<JobOutput>>();
  const run = (request: Values, textureSize?: number): Promise<JobOutput> => {
    const key = JSON.stringify([request, textureSize]);
    const known =
      made.get(key) ?? filesOf(family).then((files) => runFilled(family, request, files, textureSize));
    made.set(key, known);
    return known;
  };
  const outcomes: FieldOutcome[] = [];
  for (const [field, schema] of Object.entries(detailsOf(familyNamed(family)!).request.entries)) {
    outcomes.push({ family, field, ...(await outcomeOf(family, field, schema, run)) });
  }
  return outcomes;
}

export function walkedFamilies(): string[] {
  return allFamilies.map(({ name }) => name);
}

/** Fields that have no effect on pictures of one small size. */
const ofTextureSize = /^(?:texture_resolution|hd_texture)$/;
/** Pixels along a side of the pictures of all other fields: to paint large ones would be most of the time. */
const smallTexture = 64;

async function outcomeOf(
  family: string,
  field: string,
  schema: Field,
  run: (request: Values, textureSize?: number) => Promise<JobOutput>,
): Promise<Pick<FieldOutcome, 'outcome' | 'message'>> {
  if (inputFields.test(field)) return { outcome: 'read' };
  const own = serviceFields[field];
  if (own !== undefined) return { outcome: own as Outcome };
  const {
    base = baseBodies[family] ?? {},
    value = otherValue(schema, base[field]),
    without = [],
  }: Partial<FieldCase> = fieldCases[family]?.[field] ?? {};
  const kept = Object.fromEntries(Object.entries(base).filter(([name]) => !without.includes(name)));
  const textureSize = ofTextureSize.test(field) ? undefined : smallTexture;
  const before = await run(base, textureSize);
  const after = await run({ ...kept, [field]: value }, textureSize);
  const said = after.ignored?.find((each) => each.field === field);
  const isSame = digest(before) === digest(after);
  if (said?.kind === 'ignored' && !isSame) return { outcome: 'effect, but ignored', message: said.message };
  if (said) return { outcome: said.kind, message: said.message };
  return { outcome: isSame ? 'nothing' : 'effect' };
}

function otherValue(schema: Field, now: unknown): unknown {
  const facts = factsOf(schema);
  const present = now ?? facts.default;
  if (facts.kind === 'flag') return present !== true;
  if (facts.kind === 'choice')
    return facts.values.findLast((value) => value !== present && value !== 'lowpoly');
  if (facts.kind === 'integer' || facts.kind === 'number') return Number(present ?? 1) + 1;
  return 'another word';
}

async function runFilled(
  family: string,
  given: Values,
  files: Readonly<Record<string, InputFile>>,
  textureSize?: number,
): Promise<JobOutput> {
  const request = withDefaults(detailsOf(familyNamed(family)!), { ...given });
  const signal = new AbortController().signal;
  return runJob(
    jobs,
    { family, request, files, seed: 1 },
    { progress: () => {}, signal, thumbnailSize: 32, ...(textureSize && { textureSize }) },
  );
}

/** Everything but the list of ignored fields. */
function digest({ files, result, standIn }: JobOutput): string {
  const hash = createHash('sha256').update(JSON.stringify([result, standIn]));
  for (const [name, bytes] of Object.entries(files)) hash.update(name).update(bytes);
  return hash.digest('hex');
}
