export { lineGroup } from './line.group';
