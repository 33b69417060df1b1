// The process that draws. It parses files from strangers, so it has no secrets and no database.
import { onLeash } from '../processes/leash.js';
import { answering } from '../processes/ask-child.js';
import type { DrawOrder } from './draw-orders.js';
import { drawPhoto } from './pictures.js';
import { countSheets, drawPaper } from './sheets.js';

const MOST_MEMORY = 900 * 1024 * 1024;

onLeash(MOST_MEMORY);
answering<DrawOrder, unknown>(async (order) => {
  if (order.kind === 'photo') return drawPhoto(order);
  return order.kind === 'count' ? countSheets(order) : drawPaper(order);
});
