import type { garage } from '@carnet/contracts';
import type { Language, Said } from '@carnet/messages';
import * as m from '../../messages/export-file.js';
import type { PackedList } from '../manifest.rules.js';
import { addressOf, escaped, PAGE_END, pageHead } from './html.rules.js';

export interface IndexAbout {
  language: Language;
  collections: readonly Pick<garage.CollectionView, 'id' | 'name'>[];
  /** Vehicles, each with the path of its page. */
  vehicles: readonly { collection_id: number; title: string; path: string }[];
  lists: readonly PackedList[];
}

/** The index page of an export. */
export function indexPage({ language, collections, vehicles, lists }: IndexAbout): string {
  const say = (said: Said): string => said.in(language) ?? String(said);
  const link = (path: string, text: string): string => `<a href="${addressOf(path)}">${escaped(text)}</a>`;
  const number = new Intl.NumberFormat(language);
  const within = collections.map(({ id, name }) => {
    const own = vehicles.filter(({ collection_id }) => collection_id === id);
    return `<h2>${escaped(name)}</h2>\n<ul>${own.map(({ title, path }) => `<li>${link(path, title)}</li>`).join('')}</ul>\n`;
  });
  const rows = lists.map(
    ({ name, rows: count, json, schema, csv }) =>
      `<tr><td>${escaped(name)}</td><td class="number">${number.format(count)}</td><td>${link(json, 'JSON')} ${link(schema, 'Schema')} ${link(csv, 'CSV')}</td></tr>\n`,
  );
  return [
    pageHead(language, say(m.title)),
    ...within,
    `<h2>${escaped(say(m.lists))}</h2>\n<table><tbody>\n${rows.join('')}</tbody></table>\n`,
    PAGE_END,
  ].join('');
}
