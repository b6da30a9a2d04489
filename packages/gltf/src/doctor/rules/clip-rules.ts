import { isConstant, isPlainPath, trackOf } from '../../clips/session/track.ts';
import { GltfError } from '../../gltf-error.ts';
import type { ModelChannel, ModelReader } from '../../read/model.ts';
import { count, lengthText, namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Clips: problems when a game plays them. */
export const clipRules: readonly Rule[] = [leavesItsPlace, doesNotLoop, startsLate, emptyClips, stillTracks];

function leavesItsPlace({ motions, report }: Examination): Finding[] {
  const height = report.bounds?.size[1] ?? 0;
  const metres = report.unit === 'metre' ? 1 : 0.001;
  const moving = motions.filter(
    ({ root }) => root && !root.inPlace && root.distance > Math.max(height * 0.25, 1e-6),
  );
  if (moving.length === 0) return [];
  const [first] = moving;
  return [
    {
      code: 'root_motion',
      severity: 'note',
      message: `${count(moving.length, 'clip moves', 'clips move')} the character away: ${namesText(moving.map(({ name }) => name))}: ${lengthText(first!.root!.distance * metres)} each time it plays`,
      consequence: 'in a loop the character jumps back each time, unless the engine applies root motion',
      fix: {
        does: 'keep it in place, or move the motion to a parent node with the step extractRootMotion',
        step: { makeInPlace: moving.length === 1 && first!.name ? { clip: first!.name } : {} },
      },
    },
  ];
}

function doesNotLoop({ motions }: Examination): Finding[] {
  const broken = motions.filter(({ name, loop }) => CYCLES.test(name) && loop.score < 0.8);
  if (broken.length === 0) return [];
  const [{ loop }] = broken as [Examination['motions'][number]];
  const where = loop.bone ? ` ("${loop.bone}" is ${Math.round(loop.degrees)} degrees off)` : '';
  return [
    {
      code: 'not_looping',
      severity: 'warning',
      message: `${count(broken.length, 'clip', 'clips')} named like a cycle ${broken.length === 1 ? 'does' : 'do'} not end where ${broken.length === 1 ? 'it begins' : 'they begin'}: ${namesText(broken.map(({ name }) => name))}${where}`,
      consequence: 'in a loop the pose jumps at every repetition',
      fix: {
        does: 'trim it to one full cycle',
        command: 'clips trim FILE CLIP --start SECONDS --end SECONDS -o OUT',
      },
    },
  ];
}

function startsLate({ report }: Examination): Finding[] {
  const late = report.clips.filter(({ start, seconds }) => start > 0.1 && seconds > 0);
  if (late.length === 0) return [];
  return [
    {
      code: 'late_start',
      severity: 'warning',
      message: `${count(late.length, 'clip begins', 'clips begin')} after second 0: ${namesText(late.map(({ name }) => name))} at ${Number(late[0]!.start.toPrecision(3))} s`,
      consequence: 'players start at 0, so the character does not move until then',
      fix: { does: 'shift it to start at 0', command: `clips trim FILE ${late[0]!.slug} -o OUT` },
    },
  ];
}

function emptyClips({ report }: Examination): Finding[] {
  const poses = report.clips.filter(({ seconds, keys }) => keys > 1 && seconds === 0);
  if (poses.length === 0) return [];
  return [
    {
      code: 'empty_clip',
      severity: 'warning',
      message: `${count(poses.length, 'clip has', 'clips have')} no length: ${namesText(poses.map(({ name }) => name))}`,
      consequence: 'players divide by the length and may stop or loop forever',
      fix: null,
    },
  ];
}

/** Tracks with one constant value; exporters often write one for every bone. */
async function stillTracks({ reader, report, target }: Examination): Promise<Finding[]> {
  const tracks = reader.model.clips
    .flatMap(({ channels }) => channels)
    .filter(({ path }) => isPlainPath(path));
  // In a file of clips alone, a track at rest poses the body that the clips are for.
  if (tracks.length < FEW_TRACKS || report.meshes.length === 0) return [];
  // In a long list, a sample gives the share.
  const stride = Math.ceil(tracks.length / MAX_TRACKS);
  const sample = tracks.filter((_, index) => index % stride === 0);
  let still = 0;
  for (const track of sample) if (await isStill(reader, track)) still++;
  const share = still / sample.length;
  if (share < 0.4) return [];
  return [
    {
      code: 'still_tracks',
      severity: 'note',
      message: `${Math.round(share * 100)} % of the tracks in ${count(report.clips.length, 'clip')} never move`,
      consequence: 'they are downloaded, parsed and evaluated like the others',
      fix: {
        does: 'drop the tracks that hold the rest pose',
        command: `optimize FILE --for ${target} -o OUT`,
      },
    },
  ];
}

async function isStill(
  reader: ModelReader,
  { input, output, interpolation, path }: ModelChannel,
): Promise<boolean> {
  const read = (accessor: number) => reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
  try {
    return isConstant(trackOf(await read(input), await read(output), interpolation, path, ''), 1e-5);
  } catch (error) {
    // The validator reports broken tracks.
    if (error instanceof GltfError) return false;
    throw error;
  }
}

const CYCLES = /walk|run(?!e)|idle|jog|sprint|swim|fly|crawl|loop/i;
const FEW_TRACKS = 30;
const MAX_TRACKS = 500;
