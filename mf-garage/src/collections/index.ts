export { createCollection } from './collections.queries';
