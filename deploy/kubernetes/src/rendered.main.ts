import { writeFileSync } from 'node:fs';
import { rendered } from './manifests.js';

for (const [file, text] of Object.entries(rendered())) writeFileSync(new URL(`../${file}`, import.meta.url), text);
