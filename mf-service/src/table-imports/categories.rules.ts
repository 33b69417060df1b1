import { SERVICE_EVENT_TYPE_VALUES } from '@carnet/contracts/service';
import { type EventType, typeLabel } from '../events';
import { plain, type Table } from './tables.rules';

/** The API's limit for the length of a remembered category. */
const MAX_NAME = 200;

/**
 * Categories in a row's cell, as the file's owner named them; empty if the product has fixed kinds. Fuelio writes a number that another table names;
 * LubeLogger writes several words in a cell.
 */
export function categoriesOf(cell: string, { format, facts }: Table): string[] {
  if (format && !format.categories) return [];
  const text = cell.trim().normalize();
  const names = format?.categories === 'words' ? text.split(/\s+/) : [facts?.categories?.get(text) ?? text];
  const isNumbered = format?.categories === 'numbered' && !facts?.categories?.has(text);
  return isNumbered ? [] : names.filter((name) => name !== '' && name.length <= MAX_NAME);
}

/** Event type of a category: the one that the person has chosen, or the type of the same name. */
export const typeOfCategory = (category: string, said: ReadonlyMap<string, EventType>): EventType | undefined =>
  said.get(category) ??
  SERVICE_EVENT_TYPE_VALUES.find((type) => [type, typeLabel(type)].some((name) => plain(name) === plain(category)));
