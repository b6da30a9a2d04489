import { createRequire } from 'node:module';

/** Content of a 3MF as the consortium's own library reads it in strict mode. */
export interface Strict3mf {
  readonly warnings: string[];
  readonly objects: { name: string; triangles: number; vertices: number; manifold: boolean }[];
}

/** Reads with lib3mf in strict mode; throws when it refuses the file. */
export async function readStrict3mf(bytes: Uint8Array): Promise<Strict3mf> {
  const module = await lib3mf();
  module.FS.writeFile('/model.3mf', bytes);
  const wrapper = new module.CWrapper();
  const model = wrapper.CreateModel();
  const reader = model.QueryReader('3mf');
  reader.SetStrictModeActive(true);
  reader.ReadFromFile('/model.3mf');
  const warnings = Array.from({ length: reader.GetWarningCount() }, (_, i) =>
    String(reader.GetWarning(i, 0)),
  );
  const objects: Strict3mf['objects'] = [];
  const meshes = model.GetMeshObjects();
  while (meshes.MoveNext()) {
    const mesh = meshes.GetCurrentMeshObject();
    objects.push({
      name: mesh.GetName(),
      triangles: mesh.GetTriangleCount(),
      vertices: mesh.GetVertexCount(),
      manifold: mesh.IsManifoldAndOriented(),
    });
    mesh.delete();
  }
  for (const handle of [meshes, reader, model, wrapper]) handle.delete();
  return { warnings, objects };
}

/** Types of the functions used here; the package ships none. */
interface Lib3mf {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly CWrapper: new () => Handle & { CreateModel(): StrictModel };
}

/** An object in wasm memory, which only this call frees. */
interface Handle {
  delete(): void;
}

interface StrictModel extends Handle {
  QueryReader(format: string): Handle & {
    SetStrictModeActive(active: boolean): void;
    ReadFromFile(path: string): void;
    GetWarningCount(): number;
    GetWarning(index: number, code: number): unknown;
  };
  GetMeshObjects(): Handle & { MoveNext(): boolean; GetCurrentMeshObject(): StrictMesh };
}

interface StrictMesh extends Handle {
  GetName(): string;
  GetTriangleCount(): number;
  GetVertexCount(): number;
  IsManifoldAndOriented(): boolean;
}

const lib3mf = createRequire(import.meta.url)('@3mfconsortium/lib3mf') as () => Promise<Lib3mf>;
