export * from './fields.js';
export * from './patch-of.js';
export * from './rich-text.js';
/** Messages of the kit about fields, for values that are checked without a class. */
export * as fieldMessages from '../messages/field.js';
export { saying } from './saying.js';
export * from './shape.js';
export { checkedAs } from './validation.pipe.js';
