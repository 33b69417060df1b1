export { Folded } from './folded';
