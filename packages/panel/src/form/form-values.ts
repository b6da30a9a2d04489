import type { Form, FormValues } from './form.ts';
import { type FormField, formFields } from './form-fields.ts';
import type { OfferedFamily } from './offered-families.ts';

/** Key of the values that all families share. */
const shared = '';

/** Returns the set values of a family. A number set for one family never counts for another. */
export function valuesOf({ values }: Form, family: OfferedFamily): FormValues {
  const common = Object.entries(values[shared] ?? {});
  const fields = formFields(family).filter(isShared);
  const fitting = common.filter(([path]) => fields.some((field) => field.path === path));
  return { ...Object.fromEntries(fitting), ...values[family.name] };
}

/** Returns the values with one set value. */
export function withValue(
  { values }: Form,
  family: OfferedFamily,
  field: FormField,
  value: FormValues[string],
): Form['values'] {
  const key = isShared(field) ? shared : family.name;
  return { ...values, [key]: { ...values[key], [field.path]: value } };
}

/** Returns the values without those of a family. */
export function withoutValues({ values }: Form, { name }: OfferedFamily): Form['values'] {
  return Object.fromEntries(Object.entries(values).filter(([family]) => family !== name));
}

/** A prompt describes what is wanted, whatever makes it. */
function isShared({ main, facts }: FormField): boolean {
  return main && facts.kind === 'text';
}
