import type { Rule } from '../../finding.ts';
import { lightInTexture } from './baked-light.ts';
import { offAtlas } from './off-atlas.ts';
import { texelDensity } from './texel-density.ts';
import { uvOverlap } from './uv-overlap.ts';
import { wastedTexture } from './wasted-texture.ts';

/** Coordinates of textures and lightmaps. */
export const uvRules: readonly Rule[] = [uvOverlap, offAtlas, texelDensity, wastedTexture, lightInTexture];
