export { KINDS } from './component.words';
