import type { Account } from '../api.js';

export interface Author extends Account {
  /** A word that is in everything this person wrote, and in nothing else. */
  mark: string;
}
