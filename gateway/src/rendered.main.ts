import { writeFileSync } from 'node:fs';
import { renderReadableConf } from './nginx.image.js';

writeFileSync(new URL('../nginx.rendered.conf', import.meta.url), renderReadableConf());
