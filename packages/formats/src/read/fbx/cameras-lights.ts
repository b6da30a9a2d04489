import type { Document, Node, vec3, vec4 } from '@gltf-transform/core';
import { KHRLightsPunctual, Light } from '@gltf-transform/extensions';
import { srgbToLinear } from '../../mesh/srgb.ts';
import type { ModelNode } from './models.ts';
import type { FbxObject } from './objects.ts';
import type { Space } from './transforms.ts';

/** Adds the camera of a model. It looks along X of its model in FBX, and along -Z of its node in glTF. */
export function addCamera(
  document: Document,
  { props, name }: FbxObject,
  model: ModelNode,
  space: Space,
): boolean {
  const camera = document.createCamera(name || model.object.name);
  const metres = (value: number): number => value * space.unit;
  const near = metres(props.number('NearPlane', 10));
  const far = metres(props.number('FarPlane', 4000));
  camera.setZNear(near > 0 ? near : 0.01);
  if (far > camera.getZNear()) camera.setZFar(far);
  const width = props.number('AspectWidth', props.number('AspectW', 0));
  const height = props.number('AspectHeight', props.number('AspectH', 0));
  const film = { width: props.number('FilmWidth', 0.816), height: props.number('FilmHeight', 0.612) };
  const aspect =
    width > 0 && height > 0
      ? width / height
      : film.width > 0 && film.height > 0
        ? film.width / film.height
        : 4 / 3;
  camera.setAspectRatio(aspect);
  if (props.number('CameraProjectionType', 0) === 1) {
    // The height of the view is 30 units at a zoom of 1.
    const half = metres(30 * props.number('OrthoZoom', 1)) / 2;
    camera
      .setType('orthographic')
      .setYMag(half)
      .setXMag(half * aspect);
  } else {
    camera.setType('perspective').setYFov(heightAngle(props, aspect, film));
  }
  facing(document, model, space, [1, 0, 0], [0, 1, 0]).setCamera(camera);
  return true;
}

/** Returns the angle of view from bottom to top in radians. */
function heightAngle(
  props: FbxObject['props'],
  aspect: number,
  film: { readonly width: number; readonly height: number },
): number {
  const radians = (degrees: number): number => (Math.min(170, Math.max(0.1, degrees)) * Math.PI) / 180;
  const fromWidth = (angle: number): number => 2 * Math.atan(Math.tan(angle / 2) / aspect);
  const mode = props.number('ApertureMode', 2);
  const focal = props.number('FocalLength', 0);
  if (mode === 3 && focal > 0 && film.width > 0)
    return fromWidth(2 * Math.atan((film.width * 25.4) / 2 / focal));
  if (mode === 0 && props.get('FieldOfViewY')) return radians(props.number('FieldOfViewY', 25));
  const angle = radians(props.number('FieldOfView', 25.1));
  return mode === 2 ? angle : fromWidth(angle);
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
