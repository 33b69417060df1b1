import type { User } from '@carnet/mf-kit/data';
import * as m from './messages/names';

/** True if the language of the page says the family's name first, and calls people by it. */
const familyFirst = m.order === 'family';

/** Puts the parts of the given and of the family's name into the order of the language. */
export const inNameOrder = <Part>(given: Part, family: Part): Part[] =>
  familyFirst ? [family, given] : [given, family];

/** The name of a person: the first name, else the username (spec §2, Dashboard); in Japanese the family's name before both. */
export const nameOf = ({ first_name, last_name, username }: User): string =>
  (familyFirst && last_name?.trim()) || first_name?.trim() || username;

export const fullNameOf = ({ first_name, last_name, username }: User): string =>
  inNameOrder(first_name, last_name).filter(Boolean).join(' ') || username;
