import {
  type BufferGeometry,
  DataTexture,
  FloatType,
  InstancedMesh,
  type Intersection,
  type Material,
  Matrix4,
  type Mesh,
  MeshDepthMaterial,
  MeshDistanceMaterial,
  type Raycaster,
  RGBADepthPacking,
  RGBAFormat,
  ShaderChunk,
  Skeleton,
  SkinnedMesh,
  Sphere,
  type Vector3,
} from 'three';
import type { Poses } from './poses.ts';

/** Seconds of a crowd, which its shaders read. */
export interface CrowdClock {
  value: number;
}

/** What the shader of a copy reads. */
export interface PlayedPoses {
  readonly poses: Poses;
  /** First pose, intervals, rounds per second and phase of each copy, a texel each. */
  readonly motions: DataTexture;
  readonly clock: CrowdClock;
  /** Whether all vertices follow one bone. */
  readonly isRigid: boolean;
}

/** Returns a material like another one, whose shader places each vertex by the poses. */
export type PlayingMaterial = (source: Material, mesh: BakedMesh, played: PlayedPoses) => Material;

/** Copies of a mesh that read their poses from a texture, each at its own time of its own clip. */
export class BakedMesh extends InstancedMesh<BufferGeometry> {
  /** Whether WebGLRenderer adds its code for bones to the shader, which then reads the poses; other shaders have their own. */
  readonly isSkinnedMesh: boolean;
  readonly bindMode = 'detached';
  readonly bindMatrix: Matrix4;
  /** Poses are in the space of the copies. */
  readonly bindMatrixInverse = new Matrix4();
  readonly skeleton: object;
  /** First pose, intervals, rounds per second and phase of each copy, a texel each. */
  readonly #motions: DataTexture;
  readonly #poses: Poses;
  readonly #clock: CrowdClock;
  /** One copy, which is not drawn and answers rays. */
  readonly #one: SkinnedMesh;
  readonly #reach: Sphere;

  /** @param materialOf of WebGPURenderer */
  constructor(
    source: Mesh,
    poses: Poses,
    clock: CrowdClock,
    reach: Sphere,
    count: number,
    materialOf?: PlayingMaterial,
  ) {
    const rows = Math.ceil(count / rowLength);
    const numbers = new Float32Array(rows * rowLength * 4);
    const motions = new DataTexture(numbers, rowLength, rows, RGBAFormat, FloatType);
    motions.needsUpdate = true;
    const isRigid = !('skeleton' in source);
    super(source.geometry, source.material, count);
    this.isSkinnedMesh = !materialOf;
    this.#motions = motions;
    this.bindMatrix = 'bindMatrix' in source ? (source.bindMatrix as Matrix4) : new Matrix4();
    // The renderer reads no more of it than its texture.
    this.skeleton = { boneTexture: poses.texture, bones: [], update() {} };
    const played: PlayedPoses = { poses, motions, clock, isRigid };
    const own = (material: Material) => (materialOf ?? playingMaterial)(material, this, played);
    this.material = Array.isArray(source.material) ? source.material.map(own) : own(source.material);
    if (!materialOf) {
      this.customDepthMaterial = own(new MeshDepthMaterial({ depthPacking: RGBADepthPacking }));
      this.customDistanceMaterial = own(new MeshDistanceMaterial());
    }
    this.#poses = poses;
    this.#clock = clock;
    this.#reach = reach;
    const bones = Array.from({ length: poses.bones }, () => ({ matrixWorld: new Matrix4() }));
    this.#one = isRigid
      ? new RigidCopy(source.geometry, source.material)
      : new SkinnedMesh(source.geometry, source.material);
    const inverses = bones.map(() => new Matrix4());
    this.#one.bindMode = 'detached';
    this.#one.bind(new Skeleton(bones as never, inverses), this.bindMatrix);
    this.#one.bindMatrixInverse.identity();
    this.#one.boundingSphere = reach;
  }

  /** Lets copies play other clips, or the same at other times. @param slots places of the copies; all without them */
  play(motions: Float32Array, slots?: readonly number[]): void {
    const numbers = this.#motions.image.data as Float32Array;
    for (let at = 0; at < motions.length / 4; at++) {
      const to = (slots ? slots[at]! : at) * 4;
      for (let each = 0; each < 4; each++) {
        const value = motions[at * 4 + each]!;
        // A copy that only moves does not upload them again.
        if (numbers[to + each] !== value) this.#motions.needsUpdate = true;
        numbers[to + each] = value;
      }
    }
  }

  override computeBoundingSphere(): void {
    const all = (this.boundingSphere ?? new Sphere()).makeEmpty();
    const place = new Matrix4();
    for (let index = 0; index < this.count; index++) {
      this.getMatrixAt(index, place);
      all.union(this.#reach.clone().applyMatrix4(place));
    }
    this.boundingSphere = all;
  }

  override raycast(ray: Raycaster, hits: Intersection[]): void {
    const place = new Matrix4();
    const sphere = new Sphere();
    const found: Intersection[] = [];
    for (let index = 0; index < this.count; index++) {
      this.getMatrixAt(index, place);
      place.premultiply(this.matrixWorld);
      if (!ray.ray.intersectsSphere(sphere.copy(this.#reach).applyMatrix4(place))) continue;
      this.#pose(index);
      this.#one.matrixWorld.copy(place);
      this.#one.raycast(ray, found);
      for (const hit of found.splice(0)) hits.push({ ...hit, object: this, instanceId: index });
    }
  }

  /** Gives the one copy the pose that an instance has now. */
  #pose(index: number): void {
    const [first, intervals, rounds, phase] = (this.#motions.image.data as Float32Array).subarray(index * 4);
    const turns = this.#clock.value * rounds! + phase!;
    const at = first! + (turns - Math.floor(turns)) * intervals!;
    for (const [bone, { matrixWorld }] of this.#one.skeleton.bones.entries())
      this.#poses.boneAt(bone, at, matrixWorld);
  }

  override dispose(): this {
    for (const material of [this.material].flat()) material.dispose();
    this.customDepthMaterial?.dispose();
    this.customDistanceMaterial?.dispose();
    this.#motions.dispose();
    super.dispose();
    return this;
  }
}

/** Texels in a row of motions. */
export const rowLength = 512;

/** One copy of a mesh without a skin, whose vertices all follow one bone. */
class RigidCopy extends SkinnedMesh {
  override getVertexPosition(index: number, target: Vector3): Vector3 {
    target.fromBufferAttribute(this.geometry.attributes.position!, index);
    return target.applyMatrix4(this.skeleton.bones[0]!.matrixWorld);
  }
}

/** Changes the shader of WebGLRenderer so that each copy reads its bones from a row of the texture, and from the next one. */
function playingMaterial(like: Material, _: BakedMesh, { motions, clock, isRigid }: PlayedPoses): Material {
  const material = like.clone();
  const uniforms = { crowdSeconds: clock, motions: { value: motions } };
  const [change, key] = [like.onBeforeCompile, like.customProgramCacheKey];
  material.onBeforeCompile = (shader, renderer) => {
    change.call(like, shader, renderer);
    Object.assign(shader.uniforms, uniforms);
    const chunk = (name: keyof typeof ShaderChunk, replace = (text: string) => text) => {
      let text = replace(ShaderChunk[name]);
      // Its geometry has neither bones nor weights.
      if (isRigid)
        text = text
          .replace(/skinIndex\.[xyzw]/g, '0.0')
          .replace(/skinWeight\.x/g, '1.0')
          .replace(/skinWeight\.[yzw]/g, '0.0');
      shader.vertexShader = shader.vertexShader.replace(`#include <${name}>`, text);
    };
    chunk('skinning_pars_vertex', (text) => `${text}\n${poseOfCopy}`);
    chunk('skinbase_vertex', (text) => text.replaceAll('getBoneMatrix', 'boneOfCopy'));
    chunk('skinnormal_vertex');
    chunk('skinning_vertex');
  };
  material.customProgramCacheKey = () => `meshwright crowd ${isRigid} ${key.call(like)}`;
  return material;
}

const poseOfCopy = `
uniform highp sampler2D motions;
uniform float crowdSeconds;
mat4 boneOfCopy(const in float bone) {
  vec4 motion = texelFetch(motions, ivec2(gl_InstanceID % ${rowLength}, gl_InstanceID / ${rowLength}), 0);
  float bones = float(textureSize(boneTexture, 0).x / 4);
  float at = fract(crowdSeconds * motion.z + motion.w) * motion.y;
  float pose = floor(at);
  float first = (motion.x + pose) * bones + bone;
  float share = at - pose;
  return getBoneMatrix(first) * (1.0 - share) + getBoneMatrix(first + bones) * share;
}
`;
