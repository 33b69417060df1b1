import { SERVICE_EVENT_TYPE_VALUES } from '@carnet/contracts/service';
import { type EventType, typeLabel } from '../events';
import { plain, type Table } from './tables.rules';

/** As long as a name may be that is remembered. */
const MAX_NAME = 200;

/**
 * The categories in a row's cell, in words of the file's owner: none if the product has kinds of its own. Fuelio says it by a number, which another
 * of its tables names; LubeLogger has several words in a cell.
 */
export function categoriesOf(cell: string, { format, facts }: Table): string[] {
  if (format && !format.categories) return [];
  const text = cell.trim().normalize();
  const names = format?.categories === 'words' ? text.split(/\s+/) : [facts?.categories?.get(text) ?? text];
  const isNumbered = format?.categories === 'numbered' && !facts?.categories?.has(text);
  return isNumbered ? [] : names.filter((name) => name !== '' && name.length <= MAX_NAME);
}

/** The type that a category was said to be; one that is called as a type is here needs nobody to say so. */
export const typeOfCategory = (category: string, said: ReadonlyMap<string, EventType>): EventType | undefined =>
  said.get(category) ??
  SERVICE_EVENT_TYPE_VALUES.find((type) => [type, typeLabel(type)].some((name) => plain(name) === plain(category)));
