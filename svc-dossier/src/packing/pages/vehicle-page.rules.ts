import type { garage } from '@carnet/contracts';
import type { Language, Said } from '@carnet/messages';
import * as book from '../../messages/book.js';
import * as m from '../../messages/export-file.js';
import { richText } from '../../text/rich-text.rules.js';
import { type Writing, writingOf } from '../../text/writing.rules.js';
import type { Entry } from './chapters.rules.js';
import { addressOf, escaped, pageHead, richHtml } from './html.rules.js';

export type Vehicle = garage.VehicleView;

/** Renders the page of one vehicle, piece by piece. */
export class VehiclePage {
  private readonly writing: Writing;

  constructor(
    private readonly language: Language,
    private readonly vehicle: Vehicle,
  ) {
    const unit = vehicle.odometer_unit;
    this.writing = writingOf({ language, region: language, distanceUnit: unit === 'km' ? 'km' : 'mi' }, unit);
  }

  head(): string {
    const { vehicle, writing } = this;
    const facts: [Said, string | null][] = [
      [book.vin, vehicle.vin],
      [book.colour, vehicle.color],
      [book.builtOn, vehicle.birth_date && writing.day(vehicle.birth_date)],
      [book.mileage, vehicle.current_mileage === null ? null : writing.distance(vehicle.current_mileage)],
    ];
    const known = facts.filter(([, value]) => value);
    return [
      pageHead(this.language, titleOf(vehicle)),
      `<p><a href="../index.html">${this.say(m.title)}</a></p>\n`,
      `<dl>${known.map(([label, value]) => `<dt>${this.say(label)}</dt><dd>${escaped(value!)}</dd>`).join('')}</dl>\n`,
      ...[vehicle.description, vehicle.notes].map((text) => richHtml(richText(text))),
    ].join('');
  }

  beginChapter(title: Said): string {
    const { say } = this;
    const heads = `<th>${say(book.day)}</th><th>${say(book.what)}</th><th class="number">${say(book.mileage)}</th><th class="number">${say(book.cost)}</th>`;
    return `<h2>${say(title)}</h2>\n<table><thead><tr>${heads}</tr></thead><tbody>\n`;
  }

  /** @param path of the file, if the entry is one */
  entry({ day, what, mileage, cost, currency, texts }: Entry, path: string | undefined): string {
    const { writing } = this;
    const name = path ? `<a href="../${addressOf(path)}">${escaped(what)}</a>` : escaped(what);
    const told = texts.map((text) => richHtml(richText(text))).join('');
    const far = mileage === null || mileage === undefined ? '' : writing.distance(mileage);
    const paid = cost === null || cost === undefined || !currency ? '' : writing.money({ amount: cost, currency });
    const cells = [
      `<td class="day">${day === null ? '' : escaped(writing.day(day))}</td><td>${name}${told}</td>`,
      `<td class="number">${escaped(far)}</td><td class="number">${escaped(paid)}</td>`,
    ];
    return `<tr>${cells.join('')}</tr>\n`;
  }

  endChapter(): string {
    return '</tbody></table>\n';
  }

  private readonly say = (said: Said): string => escaped(said.in(this.language) ?? String(said));
}

export function titleOf({ year, make, model, nickname }: Vehicle): string {
  const name = `${year} ${make} ${model}`;
  return nickname ? `${nickname} (${name})` : name;
}
