import type { Other } from './circle-other.js';

export interface One {
  other: Other;
}
