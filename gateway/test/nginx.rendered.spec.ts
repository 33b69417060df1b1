import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReadableConf } from '../src/nginx.image.js';

it('commits the configuration of nginx as it is made, so that an operator can read it', () => {
  const committed = readFileSync(join(__dirname, '../nginx.rendered.conf'), 'utf8');
  if (committed !== renderReadableConf())
    throw new Error('Run `npm run rendered -w gateway` and commit the difference');
});
