import { existsSync } from 'node:fs';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { register } from '../src/api.js';
import { FaultStack } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { none, same, seconds, told, within, type Drill, type Finding } from './lib/drill.js';
import { aLargePhoto, differingOriginals, missingPictures, photoStates } from './lib/photos.js';
import { CutUpload } from './lib/cut-upload.js';

const PEOPLE = 10;
const PHOTOS_EACH = 5;
const PHOTOS = PEOPLE * PHOTOS_EACH;
const KILLS_AMONG_UPLOADS = 10;
const KILLS_AMONG_JOBS = 2;
const BETWEEN_KILLS_MS = 1_200;
const PHOTO_BYTES = 6_000_000;
const MEGABYTE = 1024 * 1024;
/** The lease of a dead process's job expires after two minutes. */
const PICTURES_WITHIN_MS = 300_000;

/** Kills svc-records with its picture process by `kill -9`, during uploads and while pictures are made. */
export const uploads: Drill = {
  name: 'uploads',
  title: `kill -9 of svc-records among ${PHOTOS} uploads and among picture jobs`,
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const { address } = stack;
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => register(address)));
      const sendings: CutUpload[] = [];
      for (const { token } of people)
        for (let nth = 0; nth < PHOTOS_EACH; nth += 1)
          sendings.push(new CutUpload({ token, address }, await aLargePhoto(PHOTO_BYTES)));
      const began = Date.now();
      const sending = Promise.all(sendings.map((one) => one.send()));
      sending.catch(() => undefined);
      let kills = 0;
      for (; kills < KILLS_AMONG_UPLOADS; kills += 1) {
        await pause(BETWEEN_KILLS_MS);
        if (sendings.every(({ fileId }) => fileId !== null)) break;
        await stack.without('records', () => Promise.resolve());
      }
      await sending;
      const arrived = Date.now() - began;
      say(`all have arrived after ${seconds(arrived)} and ${kills} kills; pictures are being made`);
      const pending = async () => {
        const rows = await stack.rows<{ count: number }>('records', 'select count(*)::int as count from file_jobs');
        return rows[0]!.count;
      };
      const waiting: number[] = [];
      while (waiting.length < KILLS_AMONG_JOBS) {
        await pause(BETWEEN_KILLS_MS);
        waiting.push(await pending());
        await stack.without('records', () => Promise.resolve());
      }
      const killedLast = Date.now();
      await until('pictures of all are made', async () => (await pending()) === 0, PICTURES_WITHIN_MS);
      const made = Date.now() - killedLast;
      const cuts = sendings.flatMap(({ sentAgain }) => sentAgain);
      const notReady: string[] = [];
      let [differing, missing] = [0, 0];
      for (const { token } of people) {
        const photos = sendings.filter(({ to }) => to.token === token).map((one) => one.photo());
        differing += await differingOriginals({ token, address }, photos);
        missing += await missingPictures({ token, address }, photos);
        notReady.push(...(await photoStates({ token, address }, photos)).filter((state) => state !== 'ready'));
      }
      const left = await stack.rows('records', 'select 1 from uploads where file_id is null and received > 0');
      return {
        setUp:
          `${PEOPLE} people send ${PHOTOS_EACH} photos each at the same time through the gateway, ${sizes(sendings)} MB each, at most 1 MB/s a line. ` +
          `svc-records is killed with its picture process, comes back, and is killed again ${BETWEEN_KILLS_MS / 1000} s later; then the same while ` +
          'pictures are made. Whoever is cut asks how far the upload has come and goes on there. What was sent again is what the ' +
          'client had handed over, less what the service says it has. The SHA-256 of each original is compared with that of what was sent.',
        findings: [
          told('kills among uploads; among jobs, and how many jobs waited then', `${kills}; ${waiting.join(', ')}`),
          told('until all have arrived', seconds(arrived)),
          told('times that an upload went on, after a cut or a 503', cuts.length),
          same('photos that were acknowledged', PHOTOS, new Set(sendings.map(({ fileId }) => fileId)).size),
          none('originals that are missing, or are not what was sent', differing),
          atMostAMegabyte(cuts),
          none('uploads that are half done', left.length),
          within('until pictures of all are made, after the last kill', PICTURES_WITHIN_MS, made),
          none('photos that are not ready', notReady.length),
          none('pictures that cannot be shown', missing),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
      if (existsSync(stack.stateDir)) say(`${stack.stateDir} is left`);
    }
  },
};

function atMostAMegabyte(cuts: readonly number[]): Finding {
  const most = Math.max(0, ...cuts);
  return {
    what: 'most that was sent again after a cut',
    bar: '≤ 1 MB',
    found: `${(most / MEGABYTE).toFixed(2)} MB`,
    ok: cuts.length > 0 && most <= MEGABYTE,
  };
}

function sizes(sendings: readonly CutUpload[]): string {
  const megabytes = sendings.map(({ bytes }) => bytes.length / MEGABYTE);
  return `${Math.min(...megabytes).toFixed(1)} to ${Math.max(...megabytes).toFixed(1)}`;
}
