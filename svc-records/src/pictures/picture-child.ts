// The picture process: decodes what people send, which may be made to break a decoder. It has no secrets, no database and no network to
// speak of, works at one picture at a time, and may die of any of them.
import { setPriority } from 'node:os';
import { Unreadable } from './decode.js';
import { makePicture } from './make-picture.js';
import { Locked } from './paper.js';
import type { PictureAnswer, PictureOrder } from './picture-process.js';
import { type PictureLimits, Watchdog } from './watchdog.js';

const NICE = 10;

setPriority(NICE);
const watchdog = new Watchdog(JSON.parse(process.argv[2]!) as PictureLimits);
process.on('disconnect', () => process.exit());
process.on('message', (order: PictureOrder) => {
  void watchdog.during(() => answerTo(order)).then((answer) => process.send!(answer));
});

async function answerTo(order: PictureOrder): Promise<PictureAnswer> {
  const { id } = order;
  try {
    return { id, made: await makePicture(order) };
  } catch (error) {
    if (error instanceof Locked) return { id, locked: true };
    const { message } = error as Error;
    return error instanceof Unreadable ? { id, unreadable: message } : { id, failed: message };
  }
}
