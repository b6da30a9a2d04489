import type { RigClipName } from '@meshwright/client';
import type { PlaceOptions } from '@meshwright/gltf';
import type { Manifest } from '@meshwright/pipeline';

export type AssetSpec = Manifest['assets'][string];

/** What the flags of `add` say for every row; a cell of the row comes first. */
export interface BatchDefaults {
  readonly options: Readonly<Record<string, unknown>>;
  readonly place: PlaceOptions;
  readonly takes?: number | undefined;
  readonly targets?: readonly string[] | undefined;
  readonly rig?: boolean | undefined;
  readonly animations?: readonly (number | RigClipName)[] | undefined;
}

/** An asset of a batch before it is checked. */
export interface BatchRow {
  /** Where it comes from, for messages: `row 7` or a file name. */
  readonly place: string;
  readonly name: string;
  readonly spec: Partial<AssetSpec>;
}

/** A mistake in a row: the field, the limit, and what to do. */
export interface BatchIssue {
  readonly place: string;
  readonly field: string;
  readonly message: string;
}

export interface BatchRows {
  readonly rows: readonly BatchRow[];
  readonly issues: readonly BatchIssue[];
  /** What was left out, for the answer. */
  readonly notes: readonly string[];
}

/** Returns an asset from its source and from what holds for all rows. */
export function specFrom(
  source: Pick<AssetSpec, 'prompt' | 'image' | 'recipe'>,
  cells: Partial<BatchDefaults>,
  defaults: BatchDefaults,
): Partial<AssetSpec> {
  const { takes, targets, rig, animations } = { ...defaults, ...cells };
  const { origin, ...sizes } = { ...defaults.place, ...cells.place };
  const place = origin === undefined || origin === 'bottom' ? sizes : { ...sizes, origin };
  const { options } = defaults;
  return {
    ...source,
    ...(Object.keys(options).length > 0 && source.recipe === undefined && { options }),
    ...(rig && { rig }),
    ...(animations && { animations: [...animations] }),
    ...(takes !== undefined && takes !== 1 && { takes }),
    ...(Object.keys(place).length > 0 && { place: place as AssetSpec['place'] }),
    ...(targets && { targets: [...targets] as AssetSpec['targets'] }),
  };
}
