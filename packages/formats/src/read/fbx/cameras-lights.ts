import type { Document, Node, vec3, vec4 } from '@gltf-transform/core';
import { KHRLightsPunctual, Light } from '@gltf-transform/extensions';
import { srgbToLinear } from '@meshwright/gltf/math';
import type { Space } from './axes-and-unit.ts';
import type { ModelNode } from './models.ts';
import type { FbxObject } from './objects.ts';

/** Adds the camera of a model. It looks along X of its model in FBX, and along -Z of its node in glTF. */
export function addCamera(
  document: Document,
  { props, name }: FbxObject,
  model: ModelNode,
  space: Space,
  creator: string,
): boolean {
  const camera = document.createCamera(name || model.object.name);
  const metres = (value: number): number => value * space.unit;
  const near = metres(props.number('NearPlane', 10));
  const far = metres(props.number('FarPlane', 4000));
  camera.setZNear(near > 0 ? near : 0.01);
  if (far > camera.getZNear()) camera.setZFar(far);
  const film = filmOf(props);
  const aspect = aspectOf(props, film);
  camera.setAspectRatio(aspect);
  const fit = gateFit(props, aspect, film.width / film.height);
  if (props.number('CameraProjectionType', 0) === 1) {
    // The view is 30 units at a zoom of 1; Blender states units alone.
    const unit = /\bBlender\b/i.test(creator) ? 1 : metres(30);
    const half = (unit * props.number('OrthoZoom', 1)) / 2;
    const [x, y] =
      fit === 'height' ? [half * aspect, half] : fit === 'width' ? [half, half / aspect] : [half, half];
    camera.setType('orthographic').setXMag(x).setYMag(y);
  } else {
    camera.setType('perspective').setYFov(heightAngle(props, aspect, film, fit));
  }
  facing(document, model, space, [1, 0, 0], [0, 1, 0]).setCamera(camera);
  return true;
}

interface Film {
  /** Inches. */
  readonly width: number;
  readonly height: number;
}

function filmOf(props: FbxObject['props']): Film {
  const [width, height] = [props.number('FilmWidth', 0.816), props.number('FilmHeight', 0.612)];
  const squeeze = props.number('FilmSqueezeRatio', 1);
  return width > 0 && height > 0
    ? { width, height: height * (squeeze > 0 ? squeeze : 1) }
    : { width: 0.816, height: 0.612 };
}

function aspectOf(props: FbxObject['props'], film: Film): number {
  const width = props.number('AspectWidth', props.number('AspectW', 0));
  const height = props.number('AspectHeight', props.number('AspectH', 0));
  if (!(width > 0 && height > 0)) return film.width / film.height;
  // With one side fixed, the other is a share of it.
  const mode = props.number('AspectRatioMode', 0);
  if (mode === 3) return 1 / height;
  return mode === 4 ? width : width / height;
}

/** Which side of the film the picture has whole; null for both. */
function gateFit(props: FbxObject['props'], aspect: number, film: number): 'width' | 'height' | null {
  switch (props.number('GateFit', 0)) {
    case 1:
      return 'height';
    case 2:
      return 'width';
    case 3:
      return aspect > film ? 'width' : 'height';
    case 4:
      return aspect < film ? 'width' : 'height';
    default:
      return null;
  }
}

/** Returns the angle of view from bottom to top in radians. */
function heightAngle(
  props: FbxObject['props'],
  aspect: number,
  film: Film,
  fit: 'width' | 'height' | null,
): number {
  const bounded = (angle: number): number => Math.min(3, Math.max(0.001, angle));
  const radians = (degrees: number): number => bounded((degrees * Math.PI) / 180);
  const fromWidth = (angle: number): number => bounded(2 * Math.atan(Math.tan(angle / 2) / aspect));
  const mode = props.number('ApertureMode', 2);
  const focal = props.number('FocalLength', 0);
  if (mode === 3 && focal > 0) {
    const height = fit === 'width' ? film.width / aspect : film.height;
    return bounded(2 * Math.atan((height * 25.4) / 2 / focal));
  }
  if (mode === 0 && props.get('FieldOfViewY')) return radians(props.number('FieldOfViewY', 25));
  const angle = radians(props.number('FieldOfView', 25.1));
  return mode === 1 ? fromWidth(angle) : angle;
}

/** Adds the light of a model; null for areas and volumes. It shines along -Y of its model, and along -Z in glTF. */
export function addLight(
  document: Document,
  { props, name }: FbxObject,
  model: ModelNode,
  space: Space,
): boolean {
  const type = [Light.Type.POINT, Light.Type.DIRECTIONAL, Light.Type.SPOT][props.number('LightType', 0)];
  if (type === undefined) return false;
  const color = props
    .vector('Color', [1, 1, 1])
    .map((x) => srgbToLinear(Math.min(1, Math.max(0, x)))) as vec3;
  const light = document
    .createExtension(KHRLightsPunctual)
    .createLight(name || model.object.name)
    .setType(type)
    .setColor(color)
    // A percentage in FBX.
    .setIntensity(Math.max(0, props.number('Intensity', 100) / 100));
  if (type === Light.Type.SPOT) {
    const outer = props.number('OuterAngle', props.number('Cone angle', props.number('ConeAngle', 45)));
    const inner = props.number('InnerAngle', props.number('HotSpot', 0));
    const half = (degrees: number): number => (Math.min(180, Math.max(0, degrees)) * Math.PI) / 360;
    light.setOuterConeAngle(Math.max(0.001, half(outer)));
    light.setInnerConeAngle(Math.min(half(inner), light.getOuterConeAngle() * 0.999));
  }
  facing(document, model, space, [0, -1, 0], [0, 0, -1]).setExtension('KHR_lights_punctual', light);
  return true;
}

/** Returns the node of the model, or one below it where others stand in its transform, turned so that -Z looks along. */
function facing(document: Document, model: ModelNode, space: Space, along: vec3, up: vec3): Node {
  const turn = lookRotation(space.vector(along), space.vector(up));
  if (model.inner === model.outer && model.children.length === 0 && !model.outer.getMesh() && !model.after) {
    model.after = turn;
    return model.outer;
  }
  const node = document.createNode(`${model.object.name}_view`).setRotation(turn);
  model.inner.addChild(node);
  return node;
}

/** Rotation that turns -Z along a direction and Y up. */
function lookRotation([x, y, z]: vec3, up: vec3): vec4 {
  const back: vec3 = [-x, -y, -z];
  const right: vec3 = [
    up[1] * back[2] - up[2] * back[1],
    up[2] * back[0] - up[0] * back[2],
    up[0] * back[1] - up[1] * back[0],
  ];
  // Columns right, up, back are signed axes, of which the trace may be any of a few numbers.
  const [m00, m11, m22] = [right[0], up[1], back[2]];
  const trace = m00 + m11 + m22;
  const q: vec4 =
    trace > 0
      ? [up[2] - back[1], back[0] - right[2], right[1] - up[0], 1 + trace]
      : m00 >= m11 && m00 >= m22
        ? [1 + m00 - m11 - m22, right[1] + up[0], back[0] + right[2], up[2] - back[1]]
        : m11 >= m22
          ? [right[1] + up[0], 1 - m00 + m11 - m22, up[2] + back[1], back[0] - right[2]]
          : [back[0] + right[2], up[2] + back[1], 1 - m00 - m11 + m22, right[1] - up[0]];
  const length = Math.hypot(...q);
  return q.map((value) => value / length) as vec4;
}
