import type { SearchGroup } from '@carnet/mf-kit/federation';
import * as m from '../messages/quick';

/** Letters and a number. Any other text cannot be an entry, so nothing is loaded for it. */
const IS_LINE = /\p{L}.*\d|\d.*\p{L}/u;

/** A line in the palette that describes a service. The result shows how it was understood; Enter opens it in the quick entry, before anything is saved. */
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
