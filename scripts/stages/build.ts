import { buildHouse } from '../lib/build-house.js';
import { complain } from '../lib/say.js';
import { verdict, type Stage } from './stage.js';

export const build: Stage = {
  name: 'build',
  title: 'build what is stale',
  async run() {
    try {
      await buildHouse();
      return verdict(true);
    } catch (error) {
      complain((error as Error).message);
      return verdict(false);
    }
  },
};
