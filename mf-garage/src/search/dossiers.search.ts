import type { Findings, SearchGroup } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { findPages, wordsBeside } from './tabs.search';
import * as m from '../messages/search';

const NOTHING: Findings = { hits: [], total: 0 };

/** `make a dossier 911` links to the dossier page of the vehicles that match `911`; `evidence 911` links to their evidence. Other searches send no request. */
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

/** Removes the words of the command (`make a dossier`). They name no vehicle. */
const unsaid = (words: readonly string[]): string[] => {
  const said = m.makeDossier.toLowerCase().split(/\s+/);
  return words.filter((word) => !said.includes(word.toLowerCase()));
};
