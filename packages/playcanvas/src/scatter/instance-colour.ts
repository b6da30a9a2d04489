import {
  type GraphicsDevice,
  SEMANTIC_ATTR11,
  SEMANTIC_ATTR12,
  SEMANTIC_ATTR13,
  SEMANTIC_ATTR14,
  SEMANTIC_ATTR15,
  SHADERLANGUAGE_GLSL,
  SHADERLANGUAGE_WGSL,
  ShaderChunks,
  type StandardMaterial,
  TYPE_FLOAT32,
  VertexFormat,
} from 'playcanvas';

/** Semantics that the engine gives to the columns of an instance's matrix. */
export const columns = [SEMANTIC_ATTR11, SEMANTIC_ATTR12, SEMANTIC_ATTR14, SEMANTIC_ATTR15];
const attribute = 'instance_colour';

/** Returns the layout of one copy: a matrix, columns first, and red, green and blue after it if it has a colour. */
export function instanceFormat(device: GraphicsDevice, hasColour: boolean): VertexFormat {
  if (!hasColour) return VertexFormat.getDefaultInstancingFormat(device);
  return new VertexFormat(device, [
    ...columns.map((semantic) => ({ semantic, components: 4, type: TYPE_FLOAT32 })),
    { semantic: SEMANTIC_ATTR13, components: 3, type: TYPE_FLOAT32 },
  ]);
}

/** Returns a copy of a material that multiplies its base colour with that of each instance. */
export function colouredCopies(device: GraphicsDevice, material: StandardMaterial): StandardMaterial {
  const copy = material.clone() as StandardMaterial;
  copy.setAttribute(attribute, SEMANTIC_ATTR13);
  // A material without light emits its base colour.
  const own = material.useLighting
    ? { chunk: 'diffusePS', method: 'getAlbedo', value: 'dAlbedo' }
    : { chunk: 'emissivePS', method: 'getEmission', value: 'dEmission' };
  for (const [language, words] of [
    [SHADERLANGUAGE_GLSL, glsl],
    [SHADERLANGUAGE_WGSL, wgsl],
  ] as const) {
    const chunks = copy.getShaderChunks(language);
    chunks.set('litUserDeclarationVS', `${words.attribute}\n${words.varying}`);
    chunks.set('litUserMainEndVS', words.pass);
    const before = chunks.get(own.chunk) ?? ShaderChunks.get(device, language).get(own.chunk)!;
    // The engine's function keeps its text under another name, so that its next version does, too.
    const renamed = before.replace(`${own.method}(`, `${own.method}OfMaterial(`);
    chunks.set(own.chunk, `${words.varying}\n${renamed}\n${words.multiply(own.method, own.value)}`);
  }
  copy.update();
  return copy;
}

const glsl = {
  attribute: `attribute vec3 ${attribute};`,
  varying: 'varying vec3 vInstanceColour;',
  pass: `vInstanceColour = ${attribute};`,
  multiply: (method: string, value: string) =>
    `void ${method}() { ${method}OfMaterial(); ${value} *= vInstanceColour; }`,
};

const wgsl = {
  attribute: `attribute ${attribute}: vec3f;`,
  varying: 'varying vInstanceColour: vec3f;',
  pass: `output.vInstanceColour = ${attribute};`,
  multiply: (method: string, value: string) =>
    `fn ${method}() { ${method}OfMaterial(); ${value} = ${value} * vInstanceColour; }`,
};
