export { detailsOf } from './catalogue.ts';
export {
  actionOf,
  type Details,
  type FormFacts,
  type Limit,
  type Reference,
  type TypeByField,
  typeOf,
  typesOf,
} from './details.ts';

export { type Body, type Field, type FieldFacts, factsOf, isRequired, labelOf } from './fields/facts.ts';
export { type Notice, notices } from './notices.ts';
export { jsonSchemaOf } from './openapi/json-schema.ts';
export { type OpenApiDocument, type OpenApiOptions, openApiDocument } from './openapi/openapi.ts';
export { type Cost, type Price, priceOf } from './price.ts';
export { type Source, sources } from './provenance.ts';
export { closeName } from './rules/close-name.ts';
export type { JsonSchema } from './rules/rule-schema.ts';
export { type Condition, fieldsOf, holds, isGiven, type Rule } from './rules/rules.ts';
export { type ValidateOptions, validate } from './rules/validate.ts';
export { withDefaults } from './rules/with-defaults.ts';
