import { type RigPassport, rigPassport } from '@meshwright/gltf/rig';
import { Command } from 'commander';
import { modelSource } from '../../files/model-source.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { lines } from '../../text/report-text.ts';

/** `rig`: maps joints to bones, and lists what engines will miss. */
export function rigCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('rig')
    .description('report the bones of a rig as VRM, Unity, Unreal, Godot and Mixamo name them')
    .argument('<file|url|->', 'the model, or - for standard input; of an address only parts are read')
    .option('--json', 'print one JSON document')
    .action(async (model: string) => {
      const passport = await rigPassport(await modelSource(model, terminal), { signal: terminal.signal });
      reply({ data: passport, text: passportText(passport) });
    });
}

function passportText(passport: RigPassport): string {
  const { kind, joints, bones, missing, extra, armPose, symmetryError, armatureScale } = passport;
  return lines([
    ['file', passport.name],
    ['rig', kind === 'none' ? `no body recognised in ${joints} joints` : `${kind}, ${joints} joints`],
    [
      'arms',
      armPose
        ? `${poses[armPose.kind]}, ${armPose.leftDegrees} and ${armPose.rightDegrees} degrees down`
        : '',
    ],
    [
      'symmetry',
      symmetryError === null ? '' : `${(symmetryError * 100).toFixed(2)} % of the height off at worst`,
    ],
    [
      'armature',
      armatureScale === null ? 'scaled unevenly' : armatureScale === 1 ? '' : `scaled by ${armatureScale}`,
    ],
    ...bones.map(({ bone, name, confidence, by, names }): [string, string] => [
      bone,
      [name, names ? `Unity ${names.unity}, Unreal ${names.unreal}` : '', `${confidence} by ${by}`]
        .filter(Boolean)
        .join('; '),
    ]),
    ...Object.entries(missing).map(([target, without]): [string, string] => [
      `${target} needs`,
      without.join(', '),
    ]),
    ['other joints', extra.join(', ')],
    ...passport.warnings.map(({ code, message }): [string, string] => ['warning', `${message} (${code})`]),
  ]);
}

const poses = { t: 'T-pose', a: 'A-pose', other: 'no T- or A-pose' } as const;
