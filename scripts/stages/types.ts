import { checkTypes } from '../lib/check-types.js';
import { complain } from '../lib/say.js';
import { verdict, type Stage } from './stage.js';

export const types: Stage = {
  name: 'types',
  title: 'types of every package',
  async run() {
    const faults = await checkTypes();
    for (const { folder, output } of faults) complain(`${folder}\n${output}`);
    return verdict(faults.length === 0);
  },
};
