import type { Account } from '../api.js';

/** Does what is asked for one person one after the other. A service has a person's writes take turns as well, and refuses one that waits for long. */
export function turnsOfPeople(): <Made>(person: Account, make: () => Promise<Made>) => Promise<Made> {
  const turns = new Map<string, Promise<unknown>>();
  return ({ token }, make) => {
    const turn = (turns.get(token) ?? Promise.resolve()).then(make, make);
    turns.set(token, turn);
    return turn;
  };
}
