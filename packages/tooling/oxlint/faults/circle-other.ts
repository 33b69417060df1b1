import type { One } from './circle.js';

export interface Other {
  one: One;
}
