import type { Findings, SearchGroup } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { findPages, wordsBeside } from './tabs.search';
import * as m from '../messages/search';

const NOTHING: Findings = { hits: [], total: 0 };

/**
 * `make a dossier 911` leads to where the book of the vehicle that the other words find is made, `evidence 911` to what stands behind its
 * history. Without such a word nothing is asked.
 */
export const dossiersGroup: SearchGroup = {
  id: 'dossiers',
  label: m.dossiers,
  async find(text, signal) {
    const book = wordsBeside(text, [m.dossiers, m.dossier]);
    if (book.isNamed) return findPages(unsaid(book.others), { note: m.makeDossier, to: paths.dossiers }, signal);
    const evidence = wordsBeside(text, [m.evidence]);
    if (evidence.isNamed) return findPages(evidence.others, { note: m.evidence, to: paths.evidence }, signal);
    return NOTHING;
  },
};

/** Words that only say what is to be done name no vehicle. */
const unsaid = (words: readonly string[]): string[] => {
  const said = m.makeDossier.toLowerCase().split(/\s+/);
  return words.filter((word) => !said.includes(word.toLowerCase()));
};
