import type { SearchGroup } from '@carnet/mf-kit/federation';
import * as m from '../messages/quick';

/** Words and a number: no more is loaded or asked where a line could not be an entry. */
const IS_LINE = /\p{L}.*\d|\d.*\p{L}/u;

/** A line of the palette that is an entry: what was understood stands there, and Enter opens it in the quick entry before anything is saved. */
export const lineGroup: SearchGroup = {
  id: 'line',
  label: m.writeDown,
  isSelective: true,
  find: async (text, signal) => {
    if (!IS_LINE.test(text)) return { hits: [], total: 0 };
    const { findEntries } = await import(/* webpackChunkName: "line" */ './line.search');
    return findEntries(text, signal);
  },
};
