// The process that joins pictures. It parses people's files, so it has no secrets and no database. It handles one order and ends.
import { setPriority } from 'node:os';
import { type PictureLimits, Watchdog } from '../pictures/watchdog.js';
import { joinPictures } from './join-pictures.js';
import type { JoinAnswer, JoinOrder } from './join-process.js';

const NICE = 5;

setPriority(NICE);
const watchdog = new Watchdog(JSON.parse(process.argv[2]!) as PictureLimits);
process.on('disconnect', () => process.exit());
process.on('message', (order: JoinOrder) => {
  void watchdog
    .during(() => joinPictures(order))
    .then(
      (made): JoinAnswer => ({ made }),
      (error: Error): JoinAnswer => ({ failed: error.message }),
    )
    .then((answer) => process.send!(answer));
});
