import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';

/** The placeholder for a number that the template fills in. */
const HOLE = '{}';

/** Texts that the template itself prints: headings of chapters and columns. */
export function templateWords(say: (said: Said) => string): Record<string, string> {
  const plain = {
    ...{ dossier: m.dossier, contents: m.contents, byYear: m.byYear, issued: m.issued },
    ...{ glance: m.glance, glanceWhat: m.glanceWhat, glanceMissing: m.glanceMissing, glanceLast: m.glanceLast },
    ...{ reading: m.reading, readingIntro: m.readingIntro, mark: m.mark, meaning: m.meaning, coverage: m.coverage },
    ...{ paperMark: m.paperMark, photoMark: m.photoMark, wordMark: m.wordMark, lateMark: m.lateMark },
    ...{
      paperMeaning: m.paperMeaning,
      photoMeaning: m.photoMeaning,
      wordMeaning: m.wordMeaning,
      lateMeaning: m.lateMeaning,
      transfers: m.transfers,
    },
    ...{ identity: m.identity, item: m.item, asRecorded: m.asRecorded, readAt: m.readAt, matching: m.matching },
    ...{ matchingIntro: m.matchingIntro, asBuilt: m.asBuilt, asItIs: m.asItIs, ownership: m.ownership },
    ...{ timeline: m.timeline, year: m.year, day: m.day, what: m.what, mileage: m.mileage, cost: m.cost, page: m.page },
    ...{ services: m.services, part: m.part, partNumber: m.partNumber, maker: m.maker },
    ...{ quantity: m.quantity, modifications: m.modifications, issues: m.issues, trackDays: m.trackDays },
    ...{ fuel: m.fuel, fillUps: m.fillUps, amount: m.amount, distance: m.distance },
    ...{ consumption: m.consumption, covered: m.covered },
    ...{ mounted: m.mounted, position: m.position, dot: m.dot, madeIn: m.madeIn, age: m.age, tread: m.tread },
    ...{ readOn: m.readOn, life: m.life, hours: m.hours, sessions: m.sessions },
    ...{ limit: m.limit, soFar: m.soFar, due: m.due, state: m.state },
    ...{ plates: m.plates, papers: m.papers, number: m.number, paperTitle: m.paperTitle, backs: m.backs, hash: m.hash },
    ...{ gaps: m.gaps, gapsIntro: m.gapsIntro, gapsYears: m.gapsYears, gapsDistance: m.gapsDistance },
    ...{ gapsOdometer: m.gapsOdometer, span: m.span, missing: m.missing, noFinding: m.noFinding, readings: m.readings },
    ...{ parts: m.parts, verification: m.verification, verifyIntro: m.verifyIntro, verifyKey: m.verifyKey },
    ...{ proves: m.proves, provesText: m.provesText, provesNot: m.provesNot, provesNotTruth: m.provesNotTruth },
    ...{ provesNotTime: m.provesNotTime, provesNotKey: m.provesNotKey, qrAlt: m.qrAlt, qrCaption: m.qrCaption },
  };
  return {
    ...Object.fromEntries(Object.entries(plain).map(([key, said]) => [key, say(said)])),
    onPage: say(m.onPage({ page: HOLE })),
    chapterNumber: say(m.chapterNumber({ number: HOLE })),
  };
}

/** Alternative texts of the marks, for screen readers. */
export function markWords(say: (said: Said) => string): Record<string, string> {
  const sources = [
    ['paper', 'paper'],
    ['photo', 'photo'],
    ['word', 'other'],
  ] as const;
  return Object.fromEntries(
    sources.flatMap(([file, source]) => [
      [file, say(m.markAlt({ source, late: 'other' }))],
      [`${file}-late`, say(m.markAlt({ source, late: 'late' }))],
    ]),
  );
}
