// The picture process: decodes people's files, which may be crafted to break a decoder. It has no secrets, no database and no network,
// works on one picture at a time, and may crash on any of them.
import { setPriority } from 'node:os';
import { Unreadable } from './decode.js';
import { makePages, makePicture } from './make-picture.js';
import { readInvoice } from './read-invoice.js';
import { closeNetwork } from './network.js';
import { Locked } from './paper.js';
import type { PictureAnswer, PictureOrder } from './picture-process.js';
import { readPicture } from './read-picture.js';
import { type PictureLimits, Watchdog } from './watchdog.js';

const NICE = 10;

setPriority(NICE);
closeNetwork();
const watchdog = new Watchdog(JSON.parse(process.argv[2]!) as PictureLimits);
process.on('disconnect', () => process.exit());
process.on('message', (order: PictureOrder) => {
  void watchdog.during(() => answerTo(order), order.milliseconds).then((answer) => process.send!(answer));
});

async function answerTo(order: PictureOrder): Promise<PictureAnswer> {
  const { id } = order;
  try {
    return { id, made: await perform(order) };
  } catch (error) {
    if (error instanceof Locked) return { id, locked: true };
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') return { id, noRoom: true };
    return error instanceof Unreadable ? { id, unreadable: message } : { id, failed: message };
  }
}

function perform(order: PictureOrder): Promise<unknown> {
  const { path, mediaType } = order;
  if (order.task === 'reading') return readPicture(path, mediaType, order.languages);
  if (order.task === 'invoice') return readInvoice(path, mediaType);
  if (order.task === 'pages') return makePages(order, order.pages);
  return makePicture(order);
}
