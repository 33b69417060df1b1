import type { Account } from '../api.js';

export interface Author extends Account {
  /** A word that is in everything this person wrote, and nowhere else. */
  mark: string;
}
