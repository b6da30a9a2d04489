import {
  AmbientLight,
  Box3,
  CustomToneMapping,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  FloatType,
  HemisphereLight,
  Light,
  LinearFilter,
  LinearToneMapping,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  Sphere,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** Where the camera stands, as this package has computed it. */
export interface ReferenceShot {
  readonly glb: string;
  readonly size: number;
  readonly eye: readonly number[];
  readonly back: readonly number[];
  readonly up: readonly number[];
  /** Opening angle in degrees. */
  readonly angle: number;
  /** Pictures to draw; the time is that of one. */
  readonly times: number;
  /** Draws the base colour without light. */
  readonly flat?: boolean;
  /**
   * Lights of the scene.
   * @default one lamp and an even light
   */
  readonly light?: ReferenceLight;
}

/** The lights of a picture of this package, in the units of three.js. Colours are linear. */
export interface ReferenceLight {
  readonly lamps: readonly {
    readonly toward: readonly number[];
    readonly color: readonly number[];
    readonly castsShadow: boolean;
  }[];
  /** Even light from above and below, besides that of the environment; it may be negative. */
  readonly sky: readonly number[];
  readonly ground: readonly number[];
  /** Light from each direction as an equirectangular picture: rgba floats, its lowest row first, twice as wide as high. */
  readonly environment: readonly number[];
}

export interface ReferencePicture {
  /** Base64 of rgba, row by row from the bottom. */
  readonly pixels: string;
  readonly millisecondsToLoad: number;
  readonly millisecondsToDraw: number;
}

declare global {
  interface Window {
    drawReference(shot: ReferenceShot): Promise<ReferencePicture>;
  }
}

const renderer = new WebGLRenderer({ alpha: true, antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = LinearToneMapping;
renderer.shadowMap.type = PCFShadowMap;
// The curve of this package.
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  `vec3 CustomToneMapping( vec3 color ) {
    vec3 over = max( color - 0.7, vec3( 0.0 ) );
    return min( max( color, vec3( 0.0 ) ), vec3( 0.7 ) ) + 0.3 * over / ( over + 0.3 );
  }`,
);

window.drawReference = async ({ glb, size, eye, back, up, angle, times, flat = false, light }) => {
  const started = performance.now();
  const bytes = Uint8Array.from(atob(glb), (character) => character.charCodeAt(0));
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene: model } = await loader.parseAsync(bytes.buffer, '');
  const scene = new Scene();
  scene.add(model);
  const environment = light ? addLight(scene, model, light) : undefined;
  if (!light) {
    const lamp = new DirectionalLight(0xffffff, 2.4);
    lamp.position.set(-0.65, 1.15, 0.75);
    scene.add(lamp, new AmbientLight(0xffffff, 1.4));
  }
  renderer.toneMapping = light ? CustomToneMapping : LinearToneMapping;
  renderer.shadowMap.enabled = light !== undefined;
  const camera = new PerspectiveCamera(angle, 1, 0.001, 10_000);
  camera.up.fromArray([...up]);
  camera.position.fromArray([...eye]);
  camera.lookAt(new Vector3().fromArray([...eye]).sub(new Vector3().fromArray([...back])));
  const distance = Math.max(...eye.map(Math.abs), 0.01);
  camera.near = distance / 1000;
  camera.far = distance * 100;
  camera.updateProjectionMatrix();
  renderer.setSize(size, size, false);
  model.traverse((node) => {
    node.frustumCulled = false;
    if (flat && node instanceof Mesh) node.material = flatOf(node.material);
  });
  const loaded = performance.now();
  const gl = renderer.getContext();
  const pixels = new Uint8Array(size * size * 4);
  for (let i = 0; i < times; i++) {
    renderer.render(scene, camera);
    // Reading waits for the picture.
    gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  }
  const drawn = performance.now();
  environment?.dispose();
  let text = '';
  for (let i = 0; i < pixels.length; i += 32_768)
    text += String.fromCharCode(...pixels.subarray(i, i + 32_768));
  return {
    pixels: btoa(text),
    millisecondsToLoad: loaded - started,
    millisecondsToDraw: (drawn - loaded) / times,
  };
};

/** Returns the base colour of a material as three.js reads it, without light. */
function flatOf(material: MeshStandardMaterial): MeshBasicMaterial {
  const { color, map, alphaTest, opacity, transparent, vertexColors, side } = material;
  return new MeshBasicMaterial({ color, map, alphaTest, opacity, transparent, vertexColors, side });
}

/** Adds the lights of this package, and returns the reflected environment. */
function addLight(
  scene: Scene,
  model: Object3D,
  { lamps, sky, ground, environment }: ReferenceLight,
): Texture {
  model.updateMatrixWorld(true);
  const { center, radius } = new Box3().setFromObject(model, true).getBoundingSphere(new Sphere());
  model.traverse((node) => {
    if (node instanceof Light) node.visible = false;
    if (node instanceof Mesh) [node.castShadow, node.receiveShadow] = [true, true];
  });
  for (const { toward, color, castsShadow } of lamps) {
    const lamp = new DirectionalLight(0xffffff, 1);
    lamp.color.setRGB(color[0]!, color[1]!, color[2]!);
    lamp.target.position.copy(center);
    lamp.position
      .fromArray([...toward])
      .multiplyScalar(radius * 3)
      .add(center);
    lamp.castShadow = castsShadow;
    Object.assign(lamp.shadow.camera, {
      ...{ left: -radius, right: radius, top: radius, bottom: -radius },
      ...{ near: radius, far: radius * 5 },
    });
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.normalBias = radius * 0.008;
    scene.add(lamp, lamp.target);
  }
  const even = new HemisphereLight(0xffffff, 0xffffff, 1);
  even.color.setRGB(sky[0]!, sky[1]!, sky[2]!);
  even.groundColor.setRGB(ground[0]!, ground[1]!, ground[2]!);
  scene.add(even);
  const high = Math.sqrt(environment.length / 8);
  const map = new DataTexture(Float32Array.from(environment), high * 2, high, undefined, FloatType);
  Object.assign(map, {
    mapping: EquirectangularReflectionMapping,
    magFilter: LinearFilter,
    minFilter: LinearFilter,
  });
  map.needsUpdate = true;
  renderer.toneMapping = NoToneMapping;
  const generator = new PMREMGenerator(renderer);
  const reflected = generator.fromEquirectangular(map).texture;
  generator.dispose();
  map.dispose();
  scene.environment = reflected;
  return reflected;
}
