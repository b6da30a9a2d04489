import type { ClipRef } from '../clips/session/clip-list.ts';
import type { ModelInput } from '../source/model-input.ts';

/** One option of a step as plain data: what flags, properties, JSON Schema, messages and pages are derived from. */
export type Option = OptionFacts &
  (
    | ({ readonly kind: 'number' | 'integer'; readonly default?: number } & NumberRange)
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default?: string }
    | { readonly kind: 'flag'; readonly default?: boolean }
    /** `clip` is a clip by name, slug or index; `model` a file; `names` an object of texts; `colour` is `#rrggbb`. */
    | { readonly kind: 'text' | 'colour' | 'clip' | 'model' | 'names' }
    | {
        readonly kind: 'list';
        readonly item: Option;
        readonly least: number;
        readonly most: number;
        readonly falls?: true;
      }
    | { readonly kind: 'group'; readonly options: OptionTable }
  );

export interface OptionFacts {
  /** What the option does, in one sentence. */
  readonly help: string;
  readonly required?: true;
  /** What leaving it out means, where that is no value of its own: `by target`. */
  readonly absent?: string;
}

/** Both ends are included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Unit in the plural. */
  readonly unit?: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** The options that a table describes, as a caller gives them. */
export type OptionsOf<Table extends OptionTable> = {
  -readonly [Name in keyof Table as Table[Name] extends { required: true } ? Name : never]: ValueOf<
    Table[Name]
  >;
} & {
  -readonly [Name in keyof Table as Table[Name] extends { required: true } ? never : Name]?: ValueOf<
    Table[Name]
  >;
};

/** The options with every default filled in. */
export type SettledOptions<Table extends OptionTable> = {
  -readonly [Name in keyof Table]: Table[Name] extends { required: true } | { default: unknown }
    ? ValueOf<Table[Name]>
    : ValueOf<Table[Name]> | undefined;
};

export type ValueOf<Described> = Described extends { kind: 'number' | 'integer' }
  ? number
  : Described extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : Described extends { kind: 'flag' }
      ? boolean
      : Described extends { kind: 'text' | 'colour' }
        ? string
        : Described extends { kind: 'clip' }
          ? ClipRef
          : Described extends { kind: 'model' }
            ? ModelInput
            : Described extends { kind: 'names' }
              ? Readonly<Record<string, string>>
              : Described extends { kind: 'list'; item: infer Item }
                ? readonly ValueOf<Item>[]
                : Described extends { kind: 'group'; options: infer Table extends OptionTable }
                  ? OptionsOf<Table>
                  : never;

/** A table with the name of its step, and the rule between its options. */
export interface OptionSet<Table extends OptionTable = OptionTable> {
  readonly name: string;
  readonly options: Table;
  /** Returns why these options, each valid on its own, exclude each other. */
  refuse?(options: SettledOptions<Table>): string | undefined;
}

/** Returns the options of a table with every default filled in; what the table does not name is left out. */
export function settledOptions<Table extends OptionTable>(
  { options }: OptionSet<Table>,
  given: OptionsOf<Table>,
): SettledOptions<Table> {
  const values: Record<string, unknown> = given;
  const settled: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    settled[name] = values[name] === undefined && 'default' in option ? option.default : values[name];
  }
  return settled as SettledOptions<Table>;
}

/** True for a value within the range, or among the values, of an option; what is no number, choice or flag is not judged. */
export function isInRange(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'number':
    case 'integer':
      return (
        typeof value === 'number' &&
        value >= option.min &&
        value <= option.max &&
        (option.kind === 'number' || Number.isInteger(value))
      );
    case 'choice':
      return option.values.includes(value as string);
    case 'flag':
      return typeof value === 'boolean';
    default:
      return true;
  }
}
