import { type Details, isRequired } from '@meshwright/contract/schema';

/** Values of fields that the API requires, and that people leave out. */
const usual: Readonly<Record<string, unknown>> = { ai_model: 'nano-banana', duration: 5 };

/** Returns a create body with usual values for the required fields that it lacks. */
export function withUsual(
  { request }: Pick<Details, 'request'>,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const missing = Object.entries(request.entries).filter(
    ([name, field]) => Object.hasOwn(usual, name) && !Object.hasOwn(body, name) && isRequired(field),
  );
  return { ...body, ...Object.fromEntries(missing.map(([name]) => [name, usual[name]])) };
}
