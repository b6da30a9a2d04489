import type { RigPassport } from '@meshwright/gltf/rig';
import { Command } from 'commander';
import { modelSource } from '../../files/model-source.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { lines } from '../../text/report-text.ts';
import { type RigOutputs, type RigOutputValues, writeRigOutputs } from './rig-outputs.ts';

/** `rig`: maps joints to bones, and lists what engines will miss. */
export function rigCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('rig')
    .description(
      'report the bones of a rig as VRM, Unity, Unreal, Godot and Mixamo name them, and write what they read',
    )
    .argument('<file|url|->', 'the model, or - for standard input; of an address only parts are read')
    .option('--vrm', 'write the model as a VRM 1.0 avatar, at rest in a T-pose facing +z')
    .option('--unity', "write a HumanDescription for Unity's avatars (JSON)")
    .option('--godot', "write a BoneMap for Godot's importer (.tres)")
    .option('--unreal', 'write the chains of an IK rig for Unreal (CSV)')
    .option('--author <name...>', 'with --vrm: who made the model')
    .option('--licence <licence>', 'with --vrm: such as CC0-1.0 or CC-BY-4.0, an https address, or VRM')
    .option('--title <name>', 'with --vrm: name of the avatar (default: the name of the file)')
    .option('-o, --out <file>', 'the file to write (default: beside the model)')
    .option('--force', 'replace files that exist')
    .option('--json', 'print one JSON document')
    .action(async (model: string, values: RigOutputValues) => {
      if (values.vrm || values.unity || values.godot || values.unreal) {
        const outputs = await writeRigOutputs(model, values, terminal);
        return reply({ data: outputs, text: outputsText(outputs) });
      }
      const { rigPassport } = await import('@meshwright/gltf/rig');
      const passport = await rigPassport(await modelSource(model, terminal), { signal: terminal.signal });
      reply({ data: passport, text: passportText(passport) });
    });
}

function outputsText({ files, vrm }: RigOutputs): string {
  return lines([
    ...files.map((file): [string, string] => [file.for, file.path]),
    ['bones', vrm ? String(Object.keys(vrm.bones).length) : ''],
    ['rotated', vrm?.reposed.join(', ') ?? ''],
    ['turned', vrm?.turnDegrees ? `${vrm.turnDegrees} degrees about y, to face +z` : ''],
    ['expressions', vrm?.expressions.join(', ') ?? ''],
    ...(vrm?.warnings ?? []).map(({ code, message }): [string, string] => [
      'warning',
      `${message} (${code})`,
    ]),
  ]);
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
