import { buildStack } from '../lib/build-stack.js';
import { complain } from '../lib/say.js';
import { verdict, type Stage } from './stage.js';

export const build: Stage = {
  name: 'build',
  title: 'build what is stale',
  async run() {
    try {
      await buildStack();
      return verdict(true);
    } catch (error) {
      complain((error as Error).message);
      return verdict(false);
    }
  },
};
