import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { inRoot } from './paths.js';

/** Takes 300 MB for a moment, and prints its memory every 20 ms. */
const PROGRAM = `
  let taken = Array.from({ length: 300 }, () => Array.from({ length: 131_072 }, (_, at) => at + 0.5));
  console.log(process.memoryUsage.rss());
  taken = null;
  setInterval(() => console.log(process.memoryUsage.rss()), 20);`;

it('has a process that rests give its memory back', async () => {
  const args = ['--import', inRoot('scripts/lib/tidy-at-rest.mjs'), '--eval', PROGRAM];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CARNET_REST_MS: '100' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let most = 0;
    for await (const [text] of on(child.stdout.setEncoding('utf8'), 'data') as AsyncIterable<[string]>) {
      const told = text.trim().split('\n').map(Number);
      most = Math.max(most, ...told);
      if (told.at(-1)! < most / 3) break;
    }
    expect(most).toBeGreaterThan(250e6);
  } finally {
    child.kill();
  }
});
