// Makes pictures of one photo again and again, in its own process: `node picture-worker.mjs ours|bare|burn <photo> <folder> <times>`.
// Reports the CPU time for one photo, in milliseconds.
import { join } from 'node:path';

const [what, photo, folder, times] = process.argv.slice(2);

const work = { ours, bare, burn };

/** The built code of the service, imported by path, since no room may import files of another one. */
async function ours() {
  const built = new URL('../../svc-records/dist/pictures/make-picture.js', import.meta.url);
  const { makePicture } = await import(built.href);
  return () => makePicture(photo, 'image/jpeg', folder);
}

/** Makes each size from the original file, as the examples in sharp's documentation do. */
async function bare() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return async () => {
    for (const side of [2048, 960, 320])
      await sharp(photo)
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort: 2 })
        .toFile(join(folder, `bare-${side}`));
  };
}

/** Only counts: shows how much work two processes can do at once on this machine. */
async function burn() {
  return () => {
    let sum = 0;
    for (let n = 0; n < 3e8; n += 1) sum += n % 7;
    return sum;
  };
}

const one = await work[what]();
await one();
process.send('warm');
await new Promise((resolve) => process.once('message', resolve));
const [before, began] = [process.cpuUsage(), performance.now()];
for (let n = 0; n < Number(times); n += 1) await one();
const { user, system } = process.cpuUsage(before);
process.send({ cpu: (user + system) / 1_000 / Number(times), took: performance.now() - began });
process.disconnect();
