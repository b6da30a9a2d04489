import type { Camera, Node } from '@gltf-transform/core';
import { Light } from '@gltf-transform/extensions';
import { linearToSrgb } from '@meshwright/gltf/math';
import type { EulerAngles } from './euler-angles.ts';
import { doubles, type FbxNode, type FbxSetting, fbxNode, fbxSettings } from './fbx-node.ts';

/** What looks or shines from a node. */
export interface FbxView {
  readonly subtype: 'Camera' | 'Light';
  /** Rotation after that of the node: cameras look along X of their model, lights shine along -Y, and glTF has -Z for both. */
  readonly postRotation: EulerAngles;
  /** Records of the node attribute. */
  readonly attribute: readonly FbxNode[];
}

/** Returns the camera and the light of a node. */
export function viewsOf(node: Node): FbxView[] {
  const camera = node.getCamera();
  const light = node.getExtension<Light>('KHR_lights_punctual');
  return [
    ...(camera
      ? [{ subtype: 'Camera', postRotation: [0, -90, 0], attribute: cameraRecords(camera) } as const]
      : []),
    ...(light
      ? [{ subtype: 'Light', postRotation: [-90, 0, 0], attribute: lightRecords(light) } as const]
      : []),
  ];
}

/** Height of the film in millimetres; its width follows from the aspect. */
const film = 24;
const inch = 25.4;

/** Aspect of a camera that states none. */
const usualAspect = 16 / 9;

/** What a camera without an end sees, in metres. */
const farthest = 100_000;

function cameraRecords(camera: Camera): FbxNode[] {
  const isFlat = camera.getType() === 'orthographic';
  const [width, height] = [camera.getXMag(), camera.getYMag()];
  const aspect = (isFlat ? Math.abs(width / height) : camera.getAspectRatio()) || usualAspect;
  const angle = camera.getYFov() || 1;
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  const settings: FbxSetting[] = [
    number('AspectWidth', aspect * 1000),
    number('AspectHeight', 1000),
    number('FilmWidth', (film * aspect) / inch),
    number('FilmHeight', film / inch),
    number('FilmAspectRatio', aspect),
    // The picture has the whole height of the film, at a focal length.
    ['GateFit', 'enum', '', '', 1],
    ['ApertureMode', 'enum', '', '', 3],
    number('FocalLength', film / 2 / Math.tan(angle / 2)),
    number('FieldOfView', degrees(2 * Math.atan(Math.tan(angle / 2) * aspect))),
    number('FieldOfViewX', degrees(2 * Math.atan(Math.tan(angle / 2) * aspect))),
    number('FieldOfViewY', degrees(angle)),
    number('NearPlane', camera.getZNear() || 0.01),
    number('FarPlane', camera.getZFar() || farthest),
    ['CameraProjectionType', 'enum', '', '', isFlat ? 1 : 0],
    // A zoom of 1 shows 30 units.
    ...(isFlat ? [number('OrthoZoom', (2 * Math.abs(height)) / 30)] : []),
  ];
  return [
    fbxSettings(settings),
    fbxNode('TypeFlags', ['Camera']),
    fbxNode('GeometryVersion', [124]),
    fbxNode('Position', doubles([0, 0, 0])),
    fbxNode('Up', doubles([0, 1, 0])),
    fbxNode('LookAt', doubles([1, 0, 0])),
    fbxNode('CameraOrthoZoom', doubles([1])),
  ];
}

const lightTypes: Readonly<Record<string, number>> = {
  [Light.Type.POINT!]: 0,
  [Light.Type.DIRECTIONAL!]: 1,
  [Light.Type.SPOT!]: 2,
};

function lightRecords(light: Light): FbxNode[] {
  const kind = lightTypes[light.getType()] ?? 0;
  const whole = (halfRadians: number) => (halfRadians * 360) / Math.PI;
  return [
    fbxSettings([
      ['LightType', 'enum', '', '', kind],
      ['CastLight', 'bool', '', '', 1],
      ['CastShadows', 'bool', '', '', 1],
      ['Color', 'Color', '', 'A', ...doubles(light.getColor().map(linearToSrgb))],
      ['Intensity', 'Number', '', 'A', { double: light.getIntensity() * 100 }],
      // The square of the distance, but for a sun.
      ['DecayType', 'enum', '', '', kind === 1 ? 0 : 2],
      ...(kind === 2
        ? [
            ['InnerAngle', 'Number', '', 'A', { double: whole(light.getInnerConeAngle()) }] as const,
            ['OuterAngle', 'Number', '', 'A', { double: whole(light.getOuterConeAngle()) }] as const,
          ]
        : []),
    ]),
    fbxNode('TypeFlags', ['Light']),
    fbxNode('GeometryVersion', [124]),
  ];
}

function number(name: string, value: number): FbxSetting {
  return [name, 'double', 'Number', '', { double: value }];
}
