export * from './fields.js';
export * from './patch-of.js';
export * from './rich-text.js';
/** What the kit says of fields, for what is checked without a class. */
export * as fieldMessages from '../messages/field.js';
export { saying } from './saying.js';
export * from './shape.js';
export { checkedAs } from './validation.pipe.js';
