/** Exact width and height in pixels by `aspect_ratio`; about a million pixels (spec: Image generation rules). */
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '3:2': [1152, 768],
  '2:3': [768, 1152],
  '4:3': [1152, 864],
  '3:4': [864, 1152],
};

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size for an aspect ratio; a square for an unknown one. */
export function pictureSize(aspectRatio: unknown): PictureSize {
  const [width, height] = sizes[String(aspectRatio)] ?? sizes['1:1']!;
  return { width, height };
}
