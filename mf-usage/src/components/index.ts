export {
  depthsText,
  depthText,
  KINDS,
  kmText,
  LIMITS,
  limitText,
  positionText,
  STATES,
  TONES,
  usedText,
} from './component.words';
export { type Component, componentChoicesQuery } from './components.queries';
