import type { Issue, Modification, Owner, Service, TrackDay } from '../model/book.js';
import { yearOf } from '../evidence/evidence.rules.js';
import * as m from '../messages/book.js';
import { plainText, richText, wordsOf, type Rich } from '../text/rich-text.rules.js';
import { backing, byDay, labelOf, markFor, type Making, partRows } from './making.js';
import type { Entry, Reference } from './pages.js';

/** The length up to which an entry is kept on one page. */
const SHORT_LETTERS = 900;
const SHORT_PARTS = 6;

export function serviceYears(making: Making): { year: string; entries: Entry[] }[] {
  const sorted = [...making.book.services].sort(byDay);
  const years = [...new Set(sorted.map(({ day }) => yearOf(day)))];
  return years.map((year) => ({
    year: String(year),
    entries: sorted.filter(({ day }) => yearOf(day) === year).map((service) => serviceEntry(making, service)),
  }));
}

export function serviceEntry(making: Making, service: Service): Entry {
  const { writing } = making;
  const facts = [
    service.mileage !== null && writing.distance(service.mileage),
    service.cost !== null && writing.money(service.cost),
    service.workshop,
    entered(making, service.enteredOn),
  ];
  return entry({
    label: labelOf.service(service.id),
    when: writing.day(service.day),
    title: service.name,
    mark: markFor(service),
    facts: told(facts),
    refs: backing(making, service),
    text: [...richText(service.description), ...plainText(service.notes)],
    report: richText(service.report),
    parts: partRows(making, service.parts),
  });
}

const MODIFICATION_STATUS = { Planned: 'planned', 'In Progress': 'progress', Completed: 'done' } as const;
const ISSUE_STATUS = { Open: 'open', 'In Progress': 'progress', Resolved: 'other' } as const;

export const modificationEntries = (making: Making): Entry[] =>
  [...making.book.modifications].sort(byDay).map((modification) => modificationEntry(making, modification));

export function modificationEntry(making: Making, modification: Modification): Entry {
  const { say, writing } = making;
  const { reversible } = modification;
  const facts = [
    say(m.statusOf({ status: MODIFICATION_STATUS[modification.status] })),
    reversible !== null && say(reversible ? m.isReversible : m.notReversible),
    modification.mileage !== null && writing.distance(modification.mileage),
    modification.cost !== null && writing.money(modification.cost),
    entered(making, modification.enteredOn),
  ];
  return entry({
    label: labelOf.modification(modification.id),
    when: writing.day(modification.day),
    title: modification.name,
    mark: markFor(modification),
    facts: told(facts),
    refs: backing(making, modification),
    text: [...richText(modification.description), ...plainText(modification.notes)],
    report: [],
    parts: partRows(making, modification.parts),
  });
}

export const issueEntries = (making: Making): Entry[] =>
  [...making.book.issues].sort(byDay).map((issue) => issueEntry(making, issue));

export function issueEntry(making: Making, issue: Issue): Entry {
  const { say, writing, book, has } = making;
  const facts = [
    issue.resolvedOn === null
      ? say(m.statusOf({ status: ISSUE_STATUS[issue.status] }))
      : say(m.resolvedOn({ day: writing.day(issue.resolvedOn) })),
    issue.mileage !== null && writing.distance(issue.mileage),
    issue.cost !== null && writing.money(issue.cost),
    entered(making, issue.enteredOn),
  ];
  const services = book.services.filter(({ id }) => issue.services.includes(id)).sort(byDay);
  const seeAlso: Reference[] = services.map(({ id, name }) => ({
    text: name,
    to: has('services') ? labelOf.service(id) : null,
  }));
  const ended = plainText(issue.resolution);
  const heading: Rich[] = ended.length > 0 ? [{ t: 'heading', c: [say(m.resolution)] }, ...ended] : [];
  return entry({
    label: labelOf.issue(issue.id),
    when: writing.day(issue.day),
    title: issue.title,
    mark: markFor(issue),
    facts: told(facts),
    refs: [...(seeAlso.length > 0 ? [{ label: say(m.seeAlso), of: seeAlso }] : []), ...backing(making, issue)],
    text: [...richText(issue.description), ...heading],
    report: [],
    parts: [],
  });
}

export const trackDayEntries = (making: Making): Entry[] =>
  [...making.book.trackDays].sort(byDay).map((day) => trackDayEntry(making, day));

export function trackDayEntry(making: Making, day: TrackDay): Entry {
  const { writing } = making;
  const facts = [
    day.mileage !== null && writing.distance(day.mileage),
    day.cost !== null && writing.money(day.cost),
    entered(making, day.enteredOn),
  ];
  return entry({
    label: labelOf.trackDay(day.id),
    when: writing.day(day.day),
    title: day.track,
    mark: markFor(day),
    facts: told(facts),
    refs: backing(making, day),
    text: [],
    report: richText(day.report),
    parts: [],
  });
}

export const ownerEntries = (making: Making): Entry[] =>
  making.book.owners.map((owner, at) => ownerEntry(making, owner, at));

/** The owner's name, or only their number where the name is withheld. */
export const ownerName = (making: Making, at: number): string =>
  (making.book.options.withhold.includes('names') ? null : (making.book.owners[at]!.name ?? keeper(making, at))) ??
  making.say(m.ownerUnnamed({ number: at + 1 }));

const keeper = ({ say, book }: Making, at: number): string | null => (book.owners[at]!.isKeeper ? say(m.keeper) : null);

const ACQUISITIONS = {
  'bought-new': 'boughtNew',
  bought: 'bought',
  inherited: 'inherited',
  gift: 'gift',
  auction: 'auction',
  barter: 'barter',
  other: 'other',
} as const;

export function ownerEntry(making: Making, owner: Owner, at: number): Entry {
  const { say, writing } = making;
  const { mileageFrom: first, mileageUntil: last } = owner;
  const until = owner.until === null ? say(m.today) : writing.day(owner.until);
  const facts = [
    say(m.ownedSpan({ from: writing.day(owner.from), until })),
    owner.location,
    owner.acquired !== null && say(m.acquired({ how: ACQUISITIONS[owner.acquired] })),
    owner.paid !== null && say(m.paid({ amount: writing.money(owner.paid) })),
    first !== null && last !== null && `${writing.number(writing.shown(first))}\u2013${writing.distance(last)}`,
    entered(making, owner.enteredOn),
  ];
  return entry({
    label: labelOf.owner(at),
    when: owner.from === null ? '' : String(yearOf(owner.from)),
    title: ownerName(making, at),
    mark: markFor({ ...owner, day: owner.from }),
    facts: told(facts),
    refs: backing(making, owner),
    text: richText(owner.story),
    report: [],
    parts: [],
  });
}

/** Drops absent facts. Facts need no label: their unit, currency or words explain them. */
const told = (facts: readonly (string | null | false)[]): string[] =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];

export const entered = ({ say, writing }: Making, day: string | null): string | null =>
  day === null ? null : say(m.enteredOn({ day: writing.day(day) }));

function entry(made: Omit<Entry, 'isShort'>): Entry {
  const letters = wordsOf([...made.text, ...made.report]).length;
  return { ...made, isShort: letters <= SHORT_LETTERS && made.parts.length <= SHORT_PARTS };
}
