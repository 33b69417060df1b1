export * from './fields.js';
export * from './patch-of.js';
export * from './rich-text.js';
export * from './shape.js';
export { failuresOf, invalid } from './validation.pipe.js';
