export { detailsOf } from './catalogue.ts';
export type { Details, Reference } from './details.ts';
export { type Body, type Deprecation, type Field, type FieldFacts, factsOf, isRequired } from './fields.ts';
export { type Cost, type Price, priceOf } from './price.ts';
export { type Condition, fieldsOf, isGiven, type Rule } from './rules.ts';
export { type Notice, notices, validate, withDefaults } from './validate.ts';
