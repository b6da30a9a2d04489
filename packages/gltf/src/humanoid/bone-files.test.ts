import { bodyGlb } from '@meshwright/testing/models/body-glb';
import { namesOf } from '@meshwright/testing/models/rig-conventions';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { boneFile } from './bone-files.ts';

const rig = (convention: string) =>
  bytesSource(bodyGlb({ names: namesOf(convention, true), armDegrees: 40 }), 'knight.glb');

describe('boneFile', () => {
  it('maps joints to the profile of Godot by the names that its importer gives them', async () => {
    const { suffix, text } = await boneFile(rig('a prefix with a colon'), 'godot');
    expect(suffix).toBe('.bonemap.tres');
    expect(text).toMatch(/^\[gd_resource type="BoneMap" load_steps=2 format=3\]\n/);
    expect(text).toContain('bone_map/LeftUpperArm = &"mixamorig_LeftArm"\n');
    expect(text).toContain('bone_map/LeftIndexDistal = &"mixamorig_LeftHandIndex3"\n');
    expect(text.match(/^bone_map\//gm)).toHaveLength(34);
  });

  it('describes the human of Unity in a T-pose, with x reversed', async () => {
    const { suffix, text } = await boneFile(rig('the mannequin'), 'unity');
    expect(suffix).toBe('.humanoid.json');
    const { human, skeleton, ...rest } = JSON.parse(text);
    expect(rest).toMatchObject({ format: 'meshwright-unity-humanoid', version: 1, hasTranslationDoF: false });
    expect(human).toContainEqual({ humanName: 'LeftUpperArm', boneName: 'upperarm_l' });
    expect(human).toContainEqual({ humanName: 'Left Thumb Proximal', boneName: 'thumb_01_l' });
    const bone = (name: string) => skeleton.find((each: { name: string }) => each.name === name);
    // The upper arm of a T-pose is rotated by the 40 degrees of the A-pose, the other way round in Unity.
    expect(2 * Math.acos(bone('upperarm_l').rotation[3])).toBeCloseTo((40 * Math.PI) / 180, 4);
    expect(bone('upperarm_l').rotation[2]).toBeLessThan(0);
    expect(bone('upperarm_l').position[0]).toBeLessThan(0);
  });

  it('gives Unity the sockets of the rig, in the space of their bones', async () => {
    const { text } = await boneFile(rig('the mannequin'), 'unity');
    const { sockets } = JSON.parse(text);
    const names = sockets.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['hand.left', 'hip.left', 'hand.right', 'hip.right', 'head', 'back']);
    expect(sockets[2]).toMatchObject({ name: 'hand.right', boneName: 'hand_r' });
    const { rotation } = sockets[2];
    expect(Math.hypot(...rotation)).toBeCloseTo(1, 5);
  });

  it('lists the chains of an IK rig for Unreal, with the goals of hands and feet', async () => {
    const { suffix, text } = await boneFile(rig('Biped'), 'unreal');
    expect(suffix).toBe('.chains.csv');
    expect(text.split('\n').slice(0, 3)).toEqual([
      '---,ChainName,StartBone,EndBone,IKGoalName',
      'Pelvis,Pelvis,Bip001_Pelvis,Bip001_Pelvis,None',
      'Spine,Spine,Bip001_Spine,Bip001_Spine2,None',
    ]);
    expect(text).toContain('LeftLeg,LeftLeg,Bip001_L_Thigh,Bip001_L_Toe0,LeftFootIK\n');
  });

  it('refuses two joints with one name, by which engines find them', async () => {
    const names = { ...namesOf('VRM ids'), leftHand: 'hand_l', leftThumbMetacarpal: 'hand_l' };
    await expect(boneFile(bytesSource(bodyGlb({ names })), 'unity')).rejects.toMatchObject({
      code: 'not_humanoid',
      message: expect.stringMatching(/2 nodes are named "hand_l"/),
    });
  });
});
