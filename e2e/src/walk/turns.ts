import type { Account } from '../api.js';

/** Runs work for one person in sequence, because a service also serializes a person's writes and refuses one that waits too long. */
export function turnsOfPeople(): <Made>(person: Account, make: () => Promise<Made>) => Promise<Made> {
  const turns = new Map<string, Promise<unknown>>();
  return ({ token }, make) => {
    const turn = (turns.get(token) ?? Promise.resolve()).then(make, make);
    turns.set(token, turn);
    return turn;
  };
}
