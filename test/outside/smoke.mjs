// One asset through the built packages, start to placed GLB, with nothing but Node: run by nodes.outside.test.ts.
import { createClient } from '@meshwright/client';
import { remesh, textTo3d } from '@meshwright/contract';
import { detailsOf, validate } from '@meshwright/contract/schema';
import { bytesSource, inspectModel, placeModel } from '@meshwright/gltf';
import { startService } from '@meshwright/service';

const service = await startService({ port: 0, workers: 1 });
try {
  const client = createClient({
    key: service.accounts[0].key,
    baseUrl: service.baseUrl,
    validate: (family, body) => validate(detailsOf(family), body),
  });
  const succeeded = (task) => {
    if (task.status === 'SUCCEEDED') return task;
    throw new Error(`${task.type ?? 'a task'} ended ${task.status}: ${task.task_error?.message}`);
  };
  const preview = await client.create(textTo3d, { mode: 'preview', prompt: 'a wooden crate' });
  let frames = 0;
  succeeded(await client.result(preview, { onProgress: () => frames++ }));
  const ref = await client.create(remesh, { input_task_id: preview.id, target_polycount: 100 });
  const small = succeeded(await client.result(ref));
  const glb = client.artifacts(remesh, small).find(({ format }) => format === 'glb');
  const { bytes } = await client.download(glb);
  const placed = await placeModel(bytesSource(bytes, 'crate.glb'), { height: 0.8 });
  const { bounds, triangles } = await inspectModel(bytesSource(placed.glb, 'crate.glb'));
  const height = bounds.max[1] - bounds.min[1];
  if (Math.abs(height - 0.8) > 1e-5 || Math.abs(bounds.min[1]) > 1e-6) {
    throw new Error(`placed to ${height} m on ${bounds.min[1]} m instead of 0.8 m on 0`);
  }
  console.log(
    `node ${process.versions.node}: ${triangles} triangles, ${height.toFixed(4)} m, ${frames} frames`,
  );
} finally {
  await service.stop();
}
