/** Ways to see a model in the room: in the page, in Android's Scene Viewer, in Quick Look of iOS. */
export type ArMode = 'webxr' | 'scene-viewer' | 'quick-look';

/** What decides which ways a device and a model have. */
export interface ArFacts {
  /** Whether the browser says that it has immersive augmented reality. */
  readonly hasSession: boolean;
  /** Whether the browser opens links with `rel="ar"`. */
  readonly hasQuickLook: boolean;
  readonly userAgent: string;
  /** Absolute address of the file; undefined for one without. */
  readonly address: string | undefined;
  /** Extensions that a reader of the file must know. */
  readonly extensionsRequired: readonly string[];
  /** Whether the model is shown in another size than that of its file. */
  readonly isScaled: boolean;
}

/** Required extensions that Scene Viewer reads. */
const sceneViewerReads: ReadonlySet<string> = new Set([
  'KHR_draco_mesh_compression',
  'KHR_materials_unlit',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);

/**
 * Returns the ways that a device has for a model, the best first. Scene Viewer is another app: it fetches the file itself, in
 * the size of the file, so the model needs an address of the web, extensions that it reads, and no `height` of its own.
 */
export function arModes(facts: ArFacts): ArMode[] {
  const { hasSession, hasQuickLook, userAgent, address, extensionsRequired, isScaled } = facts;
  const isReadable =
    address !== undefined &&
    /^https?:/.test(address) &&
    extensionsRequired.every((name) => sceneViewerReads.has(name));
  return [
    ...(hasSession ? (['webxr'] as const) : []),
    ...(/android/i.test(userAgent) && isReadable && !isScaled ? (['scene-viewer'] as const) : []),
    ...(hasQuickLook ? (['quick-look'] as const) : []),
  ];
}

/**
 * Returns the address that opens a file in Scene Viewer.
 * @param fallback address of the page, for devices without it
 */
export function sceneViewerAddress(file: string, title: string, fallback: string): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', resizable: 'false' });
  if (title) query.set('title', title);
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  // In an intent a plus sign is no space.
  const text = query.toString().replaceAll('+', '%20');
  return `intent://arvr.google.com/scene-viewer/1.2?${text}#Intent;${intent.join(';')};end;`;
}
