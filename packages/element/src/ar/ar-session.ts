import { Matrix4 } from 'three';
import type { AssetStage } from '../asset-stage.ts';

/**
 * Shows the model of a stage in the room: it stands where the middle of the view meets a surface, and a tap moves it there.
 * Resolves when the session has ended and the stage is as it was.
 * @param overlay is shown over the room where the device can
 * @throws DOMException when the device or the person refuses
 */
export async function arSession(stage: AssetStage, overlay: Element): Promise<void> {
  const { renderer, scene, anchor } = stage;
  const session = await navigator.xr!.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay', 'light-estimation'],
    domOverlay: { root: overlay },
  });
  const ended = new Promise<void>((resolve) =>
    session.addEventListener('end', () => resolve(), { once: true }),
  );
  const resume = stage.pause();
  let hits: XRHitTestSource | undefined;
  let isPlaced = false;
  const surface = new Matrix4();
  let last: number | undefined;
  anchor.visible = false;
  session.addEventListener('select', () => {
    if (isPlaced) anchor.position.setFromMatrixPosition(surface);
  });
  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType('local');
    await renderer.xr.setSession(session);
    const space = await session.requestReferenceSpace('viewer');
    hits = await session.requestHitTestSource!({ space });
    renderer.setAnimationLoop((time: number, frame?: XRFrame) => {
      const reference = renderer.xr.getReferenceSpace();
      const pose = hits && reference ? frame?.getHitTestResults(hits)[0]?.getPose(reference) : undefined;
      if (pose) {
        surface.fromArray(pose.transform.matrix);
        if (!isPlaced) anchor.position.setFromMatrixPosition(surface);
        anchor.visible = isPlaced = true;
      }
      stage.assets.update(last === undefined ? 0 : (time - last) / 1000);
      last = time;
      renderer.render(scene, stage.camera);
    });
    await ended;
  } finally {
    renderer.setAnimationLoop(null);
    hits?.cancel();
    await session.end().catch(() => {});
    renderer.xr.enabled = false;
    anchor.position.set(0, 0, 0);
    anchor.visible = true;
    resume();
  }
}
