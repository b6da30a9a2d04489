/**
 * Returns a GLB as an editor asks for it: `fbx` for one without a glTF importer, `unity-humanoid` for the bones of a rig as
 * `meshwright rig --unity` writes them. Undefined for a form that is not known, and for the bones of a model without a humanoid.
 * @throws FormatError | GltfError for a GLB that cannot be read
 */
export async function modelForm(glb: Uint8Array, form: string): Promise<Uint8Array | undefined> {
  if (form === 'fbx') {
    const { readModel, writeFormats } = await import('@meshwright/formats');
    const document = await readModel({ name: 'model.glb', bytes: glb });
    return (await writeFormats(document, ['fbx'])).files['model.fbx'];
  }
  if (form !== 'unity-humanoid') return undefined;
  const [{ bytesSource, hasCode }, { boneFile }] = await Promise.all([
    import('@meshwright/gltf'),
    import('@meshwright/gltf/rig'),
  ]);
  return await boneFile(bytesSource(glb, 'model.glb'), 'unity').then(
    ({ text }) => new TextEncoder().encode(text),
    (error: unknown) => {
      if (hasCode(error, 'not_humanoid')) return undefined;
      throw error;
    },
  );
}
