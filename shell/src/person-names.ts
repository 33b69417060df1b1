import type { User } from '@carnet/mf-kit/data';
import * as m from './messages/names';

/** True if the page's language puts the family name first and uses it to address people. */
const familyFirst = m.order === 'family';

/** Orders given and family name as the language does. */
export const inNameOrder = <Part>(given: Part, family: Part): Part[] =>
  familyFirst ? [family, given] : [given, family];

/** Name to address a person: the first name, otherwise the username (spec §2, Dashboard). In Japanese, the family name comes first. */
export const nameOf = ({ first_name, last_name, username }: User): string =>
  (familyFirst && last_name?.trim()) || first_name?.trim() || username;

export const fullNameOf = ({ first_name, last_name, username }: User): string =>
  inNameOrder(first_name, last_name).filter(Boolean).join(' ') || username;
