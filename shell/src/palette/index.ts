export { default as SearchTrigger } from './search-trigger';
