import type { Camera } from './camera.ts';
import type { Projection } from './rasterise.ts';
import type { ShadowMap } from './shadow-map.ts';
import { ambientLight, reflectedLight, type Studio } from './studio.ts';
import { sampleTexture, type TextureMap } from './texture-map.ts';
import type { TriangleMaterial, TriangleScene } from './triangle-scene.ts';

/**
 * Writes the colour of one visible point, linear rgb and alpha, to `out`.
 * @param triangle index of the triangle
 * @param w0 screen-space weights of its corners
 * @param open share of the surroundings that reaches the point, 0 to 1
 */
export type Shader = (
  triangle: number,
  w0: number,
  w1: number,
  w2: number,
  open: number,
  out: Float32Array,
) => void;

/** Creates a metallic-roughness shader: three lamps, one of them with shadows, and the studio's surroundings. */
export function createShader(
  triangleScene: TriangleScene,
  projection: Projection,
  camera: Camera,
  studio: Studio,
  shadows: ShadowMap,
  softness: number,
): Shader {
  const { positions, normals, uvs, colors, triangles, materialOf, materials } = triangleScene;
  const texel = new Float32Array(4);
  const light = new Float32Array(3);
  const mirror = new Float32Array(3);
  const normal = new Float32Array(3);
  const { lamps } = studio;
  const key = lamps[0]!.toward;

  return (triangle, w0, w1, w2, open, out) => {
    const material = materials[materialOf[triangle]!]!;
    const a = triangles[triangle * 3]!;
    const b = triangles[triangle * 3 + 1]!;
    const c = triangles[triangle * 3 + 2]!;
    // Perspective-correct weights: screen weights scaled by 1/depth.
    const q0 = w0 * projection[a * 3 + 2]!;
    const q1 = w1 * projection[b * 3 + 2]!;
    const q2 = w2 * projection[c * 3 + 2]!;
    const sum = q0 + q1 + q2;
    const t0 = q0 / sum;
    const t1 = q1 / sum;
    const t2 = q2 / sum;
    const x = positions[a * 3]! * t0 + positions[b * 3]! * t1 + positions[c * 3]! * t2;
    const y = positions[a * 3 + 1]! * t0 + positions[b * 3 + 1]! * t1 + positions[c * 3 + 1]! * t2;
    const z = positions[a * 3 + 2]! * t0 + positions[b * 3 + 2]! * t1 + positions[c * 3 + 2]! * t2;

    let vx = camera.eye[0] - x;
    let vy = camera.eye[1] - y;
    let vz = camera.eye[2] - z;
    const away = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= away;
    vy *= away;
    vz *= away;

    const u = uvs[a * 2]! * t0 + uvs[b * 2]! * t1 + uvs[c * 2]! * t2;
    const v = uvs[a * 2 + 1]! * t0 + uvs[b * 2 + 1]! * t1 + uvs[c * 2 + 1]! * t2;
    const footprint = hasMaps(material) ? texelFootprint(a, b, c) : 0;

    let r = material.color[0]! * (colors[a * 4]! * t0 + colors[b * 4]! * t1 + colors[c * 4]! * t2);
    let g =
      material.color[1]! * (colors[a * 4 + 1]! * t0 + colors[b * 4 + 1]! * t1 + colors[c * 4 + 1]! * t2);
    let bl =
      material.color[2]! * (colors[a * 4 + 2]! * t0 + colors[b * 4 + 2]! * t1 + colors[c * 4 + 2]! * t2);
    let alpha =
      material.color[3]! * (colors[a * 4 + 3]! * t0 + colors[b * 4 + 3]! * t1 + colors[c * 4 + 3]! * t2);
    if (material.colorMap) {
      sampleTexture(material.colorMap, u, v, footprint * span(material.colorMap), texel);
      r *= toLinear(texel[0]!);
      g *= toLinear(texel[1]!);
      bl *= toLinear(texel[2]!);
      alpha *= texel[3]!;
    }
    let metallic = material.metallic;
    let roughness = material.roughness;
    if (material.metallicRoughnessMap) {
      sampleTexture(
        material.metallicRoughnessMap,
        u,
        v,
        footprint * span(material.metallicRoughnessMap),
        texel,
      );
      roughness *= texel[1]!;
      metallic *= texel[2]!;
    }
    roughness = Math.max(0.06, roughness);

    readNormal(a, b, c, t0, t1, t2);
    if (material.normalMap) {
      sampleTexture(material.normalMap, u, v, footprint * span(material.normalMap), texel);
      bendNormal(
        a,
        b,
        c,
        (texel[0]! * 2 - 1) * material.normalScale,
        (texel[1]! * 2 - 1) * material.normalScale,
        texel[2]! * 2 - 1,
      );
    }
    let nx = normal[0]!;
    let ny = normal[1]!;
    let nz = normal[2]!;
    let facing = nx * vx + ny * vy + nz * vz;
    if (facing < 0 && behind(a, b, c, vx, vy, vz, nx, ny, nz)) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      facing = -facing;
    }
    facing = Math.max(facing, 0.02);

    const dielectric = 1 - metallic;
    const base = 0.04 * dielectric;
    const f0r = base + r * metallic;
    const f0g = base + g * metallic;
    const f0b = base + bl * metallic;
    const dr = r * dielectric;
    const dg = g * dielectric;
    const db = bl * dielectric;

    ambientLight(ny, light);
    const grazing = fifth(1 - facing) * (1 - roughness * 0.7);
    const bounce = 2 * facing;
    const my = bounce * ny - vy;
    const toKey = (bounce * nx - vx) * key[0] + my * key[1] + (bounce * nz - vz) * key[2];
    reflectedLight(my, toKey, roughness, mirror);
    const mirrored = (1 - roughness * 0.35) * (0.35 + 0.65 * open);
    let diffuseR = dr * light[0]! * open;
    let shineR = (f0r + (1 - f0r) * grazing * 0.6) * mirror[0]! * mirrored;
    let diffuseG = dg * light[1]! * open;
    let shineG = (f0g + (1 - f0g) * grazing * 0.6) * mirror[1]! * mirrored;
    let diffuseB = db * light[2]! * open;
    let shineB = (f0b + (1 - f0b) * grazing * 0.6) * mirror[2]! * mirrored;

    for (const lamp of lamps) {
      const lx = lamp.toward[0];
      const ly = lamp.toward[1];
      const lz = lamp.toward[2];
      const cosine = nx * lx + ny * ly + nz * lz;
      if (cosine <= 0) continue;
      const lit =
        cosine *
        (lamp.castsShadow
          ? 1 - shadows.blocked(x + nx * softness, y + ny * softness, z + nz * softness, softness)
          : 0.4 + 0.6 * open);
      if (lit <= 0) continue;
      // Lobe around the half vector (GGX), with the visibility term folded into one factor.
      let hx = lx + vx;
      let hy = ly + vy;
      let hz = lz + vz;
      const half = 1 / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1);
      hx *= half;
      hy *= half;
      hz *= half;
      const nh = Math.max(0, nx * hx + ny * hy + nz * hz);
      const vh = Math.max(0, vx * hx + vy * hy + vz * hz);
      const a2 = Math.max(roughness * roughness * roughness * roughness, 0.002);
      const denominator = nh * nh * (a2 - 1) + 1;
      const k = ((roughness + 1) * (roughness + 1)) / 8;
      const lobe = Math.min(
        6,
        a2 / (4 * denominator * denominator) / ((cosine * (1 - k) + k) * (facing * (1 - k) + k)),
      );
      const rise = fifth(1 - vh);
      diffuseR += lit * lamp.color[0] * dr * 0.8;
      shineR += lit * lamp.color[0] * (f0r + (1 - f0r) * rise) * lobe;
      diffuseG += lit * lamp.color[1] * dg * 0.8;
      shineG += lit * lamp.color[1] * (f0g + (1 - f0g) * rise) * lobe;
      diffuseB += lit * lamp.color[2] * db * 0.8;
      shineB += lit * lamp.color[2] * (f0b + (1 - f0b) * rise) * lobe;
    }

    let er = material.emissive[0]!;
    let eg = material.emissive[1]!;
    let eb = material.emissive[2]!;
    if (er + eg + eb > 0 && material.emissiveMap) {
      sampleTexture(material.emissiveMap, u, v, footprint * span(material.emissiveMap), texel);
      er *= toLinear(texel[0]!);
      eg *= toLinear(texel[1]!);
      eb *= toLinear(texel[2]!);
    }
    if (!material.blend) {
      out[0] = diffuseR + shineR + er;
      out[1] = diffuseG + shineG + eg;
      out[2] = diffuseB + shineB + eb;
      out[3] = material.cutoff > 0 ? alpha : 1;
      return;
    }
    // A clear surface still reflects fully: its highlight covers the background by its brightness.
    const shine = Math.min(1, Math.max(shineR, shineG, shineB));
    const cover = alpha + (1 - alpha) * shine;
    out[0] = ((diffuseR + er) * alpha + shineR) / (cover || 1);
    out[1] = ((diffuseG + eg) * alpha + shineG) / (cover || 1);
    out[2] = ((diffuseB + eb) * alpha + shineB) / (cover || 1);
    out[3] = cover;
  };

  function readNormal(a: number, b: number, c: number, t0: number, t1: number, t2: number): void {
    let nx = normals[a * 3]! * t0 + normals[b * 3]! * t1 + normals[c * 3]! * t2;
    let ny = normals[a * 3 + 1]! * t0 + normals[b * 3 + 1]! * t1 + normals[c * 3 + 1]! * t2;
    let nz = normals[a * 3 + 2]! * t0 + normals[b * 3 + 2]! * t1 + normals[c * 3 + 2]! * t2;
    let length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (length < 1e-6) {
      [nx, ny, nz] = faceNormal(a, b, c);
      length = Math.hypot(nx, ny, nz) || 1;
    }
    normal[0] = nx / length;
    normal[1] = ny / length;
    normal[2] = nz / length;
  }

  function faceNormal(a: number, b: number, c: number): [number, number, number] {
    const ex = positions[b * 3]! - positions[a * 3]!;
    const ey = positions[b * 3 + 1]! - positions[a * 3 + 1]!;
    const ez = positions[b * 3 + 2]! - positions[a * 3 + 2]!;
    const fx = positions[c * 3]! - positions[a * 3]!;
    const fy = positions[c * 3 + 1]! - positions[a * 3 + 1]!;
    const fz = positions[c * 3 + 2]! - positions[a * 3 + 2]!;
    return [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
  }

  /** Whether a face is seen from behind. A smooth normal near an outline may face away without it. */
  function behind(
    a: number,
    b: number,
    c: number,
    vx: number,
    vy: number,
    vz: number,
    nx: number,
    ny: number,
    nz: number,
  ): boolean {
    const [fx, fy, fz] = faceNormal(a, b, c);
    const side = fx * nx + fy * ny + fz * nz < 0 ? -1 : 1;
    return side * (fx * vx + fy * vy + fz * vz) < 0;
  }

  function bendNormal(a: number, b: number, c: number, tx: number, ty: number, tz: number): void {
    const ex = positions[b * 3]! - positions[a * 3]!;
    const ey = positions[b * 3 + 1]! - positions[a * 3 + 1]!;
    const ez = positions[b * 3 + 2]! - positions[a * 3 + 2]!;
    const fx = positions[c * 3]! - positions[a * 3]!;
    const fy = positions[c * 3 + 1]! - positions[a * 3 + 1]!;
    const fz = positions[c * 3 + 2]! - positions[a * 3 + 2]!;
    const du1 = uvs[b * 2]! - uvs[a * 2]!;
    const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
    const du2 = uvs[c * 2]! - uvs[a * 2]!;
    const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
    const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
    let ux = (ex * dv2 - fx * dv1) * sign;
    let uy = (ey * dv2 - fy * dv1) * sign;
    let uz = (ez * dv2 - fz * dv1) * sign;
    const nx = normal[0]!;
    const ny = normal[1]!;
    const nz = normal[2]!;
    const along = ux * nx + uy * ny + uz * nz;
    ux -= nx * along;
    uy -= ny * along;
    uz -= nz * along;
    const length = Math.sqrt(ux * ux + uy * uy + uz * uz);
    if (length < 1e-12) return;
    ux /= length;
    uy /= length;
    uz /= length;
    // glTF normal maps point up along -v, the texture's first row being on top.
    const px = (ny * uz - nz * uy) * sign;
    const py = (nz * ux - nx * uz) * sign;
    const pz = (nx * uy - ny * ux) * sign;
    const bx = ux * tx - px * ty + nx * tz;
    const by = uy * tx - py * ty + ny * tz;
    const bz = uz * tx - pz * ty + nz * tz;
    const size = Math.sqrt(bx * bx + by * by + bz * bz) || 1;
    normal[0] = bx / size;
    normal[1] = by / size;
    normal[2] = bz / size;
  }

  /** Returns the share of the texture's side that one pixel samples, by the triangle's areas on both. */
  function texelFootprint(a: number, b: number, c: number): number {
    const onTexture =
      (uvs[b * 2]! - uvs[a * 2]!) * (uvs[c * 2 + 1]! - uvs[a * 2 + 1]!) -
      (uvs[c * 2]! - uvs[a * 2]!) * (uvs[b * 2 + 1]! - uvs[a * 2 + 1]!);
    const onScreen =
      (projection[b * 3]! - projection[a * 3]!) * (projection[c * 3 + 1]! - projection[a * 3 + 1]!) -
      (projection[c * 3]! - projection[a * 3]!) * (projection[b * 3 + 1]! - projection[a * 3 + 1]!);
    // Between one sample and a whole pixel: slight aliasing is better than blur.
    return Math.SQRT2 * Math.sqrt(Math.abs(onTexture / (onScreen || 1)));
  }
}

function hasMaps({ colorMap, metallicRoughnessMap, normalMap, emissiveMap }: TriangleMaterial): boolean {
  return colorMap !== null || metallicRoughnessMap !== null || normalMap !== null || emissiveMap !== null;
}

function span(map: TextureMap): number {
  return Math.max(map.levels[0]!.width, map.levels[0]!.height);
}

function fifth(x: number): number {
  return x * x * x * x * x;
}

function toLinear(stored: number): number {
  return linear[(stored * 4095 + 0.5) | 0]!;
}

const linear = Float32Array.from({ length: 4096 }, (_, i) => {
  const value = i / 4095;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
