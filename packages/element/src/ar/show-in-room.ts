import { fitAsset } from '@meshwright/runtime';
import { AssetError, type ThreeAsset } from '@meshwright/three';
import type { AssetStage } from '../asset-stage.ts';
import { type ArMode, arModes, sceneViewerAddress } from './ar-modes.ts';

/** A model with what is known of its file. */
export interface RoomModel {
  readonly asset: ThreeAsset;
  /** An address or a task; undefined for a model that was made. */
  readonly source: string | undefined;
  /** Metres; undefined for the size of the file. */
  readonly height: number | undefined;
}

/** Returns the ways that this device has for a model, the best first. */
export async function waysInRoom({ asset, source, height }: RoomModel): Promise<ArMode[]> {
  const { userAgent, xr } = navigator;
  // A refusal by the page's policy is none.
  const hasSession = (await xr?.isSessionSupported('immersive-ar').catch(() => false)) ?? false;
  const scale = fitAsset(asset, { height })?.scale ?? 1;
  return arModes({
    hasSession,
    hasQuickLook: document.createElement('a').relList.supports('ar'),
    userAgent,
    address: addressOf(source),
    extensionsRequired: asset.report.extensionsRequired,
    isScaled: Math.abs(scale - 1) > sameScale,
  });
}

const sameScale = 0.01;

/** Shows a model in the room by the best way, and returns that. */
export async function showInRoom(
  element: HTMLElement,
  model: RoomModel & { readonly stage: AssetStage },
): Promise<ArMode> {
  const [way] = await waysInRoom(model);
  if (way === 'webxr') {
    const { arSession } = await import('./ar-session.ts');
    await arSession(model.stage, element);
  } else if (way === 'scene-viewer') {
    const link = document.createElement('a');
    const title = element.getAttribute('alt') ?? '';
    link.href = sceneViewerAddress(addressOf(model.source)!, title, location.href);
    link.click();
  } else if (way === 'quick-look') {
    const { openQuickLook, usdzOf } = await import('./quick-look.ts');
    openQuickLook(await usdzOf(model.stage.anchor), (link) => link.click());
  } else throw new AssetError('engine_setup', noWay);
  return way;
}

const noWay =
  'This device shows no models in the room, or not this one: it needs WebXR, Quick Look, or Scene Viewer and a file with an address; check the attribute `ar` in a browser that has one.';

function addressOf(source: string | undefined): string | undefined {
  return source !== undefined && URL.canParse(source, document.baseURI)
    ? new URL(source, document.baseURI).href
    : undefined;
}
