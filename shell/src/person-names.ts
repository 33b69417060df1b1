import type { User } from '@carnet/mf-kit';
import * as m from './messages/names';

/** Whether the language of the page says the family's name first, and calls people by it. */
const familyFirst = m.order === 'family';

/** Of what belongs to the given and to the family's name, in the order of the language. */
export const inNameOrder = <Part>(given: Part, family: Part): Part[] =>
  familyFirst ? [family, given] : [given, family];

/** What a person is called: the first name, else the username (spec §2, Dashboard); in Japanese the family's name before both. */
export const nameOf = ({ first_name, last_name, username }: User): string =>
  (familyFirst && last_name?.trim()) || first_name?.trim() || username;

export const fullNameOf = ({ first_name, last_name, username }: User): string =>
  inNameOrder(first_name, last_name).filter(Boolean).join(' ') || username;
