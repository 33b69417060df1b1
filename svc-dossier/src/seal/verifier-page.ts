import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { Language } from '../model/book.js';

const SOURCES = new URL('../../verifier/', import.meta.url);
const SCRIPTS = ['verify-book.js', 'verify-journal.js', 'verify-passport.js', 'page.js'];
const source = (name: string): Promise<string> => readFile(new URL(name, SOURCES), 'utf8');

/**
 * The page that verifies a book: one file that needs no network, and also works from a disk. Its content security policy allows only its own script, by hash,
 * and no requests.
 */
export async function verifierPage(language: Language): Promise<string> {
  const say = (said: Said): string => escaped(said.in(language) ?? said.toString());
  const script = (await Promise.all(SCRIPTS.map(source))).map(unlinked).join('\n');
  const style = await source('page.css');
  return `<!doctype html>
<html lang="${LANGUAGES.includes(language) ? language : 'en'}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${say(m.verifierTitle)}</title>
<style>${style}</style>
<main>
<h1>${say(m.verifierTitle)}</h1>
<p>${say(m.verifierIntro)}</p>
${pick('book', say(m.verifierPick))}
<div role="status">${answer('seal')}${answer('journal')}</div>
<section id="second" aria-labelledby="second-title" hidden><h2 id="second-title">${say(m.verifierEarlier)}</h2>
<p>${say(m.verifierEarlierIntro)}</p>
${pick('earlier', say(m.verifierEarlierPick))}
<div role="status">${answer('earlier-seal')}${answer('compared')}</div></section>
<p class="not">${say(m.provesNot)}: ${say(m.provesNotTruth)} ${say(m.provesNotTime)} ${say(m.provesNotKey)}</p>
<div id="texts" hidden ${texts(say)}></div>
</main>
<script type="module">${script}</script>
</html>
`;
}

/** The policy in the page, so that the server can send the same policy as a header. */
export const policyIn = (page: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!;

const policyOf = (script: string, style: string): string =>
  `default-src 'none'; script-src ${hashed(script)}; style-src ${hashed(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** Strips imports and exports, to join modules into one script. */
const unlinked = (module: string): string => module.replaceAll(/^import .*$/gm, '').replaceAll(/^export /gm, '');

const pick = (id: string, label: string): string =>
  `<label class="pick">${label}<input id="${id}" type="file" accept="application/pdf,.pdf,.carnet"></label>`;

const answer = (id: string): string =>
  `<div id="${id}" class="answer" hidden><p class="title" id="${id}-title"></p><p id="${id}-text"></p><dl id="${id}-facts" hidden></dl></div>`;

/** Texts of the page, by the names that its script uses. */
const TEXTS: Readonly<Record<string, Said>> = {
  ...{ checking: m.verifierChecking, issued: m.issued, content: m.verifierContent, key: m.verifierKey },
  ...{ good: m.verifierGood, goodText: m.provesText, bad: m.verifierBad, badText: m.verifierBadText },
  ...{ noSeal: m.verifierNoSeal, noSealText: m.verifierNoSealText },
  ...{ unknown: m.verifierUnknown, unknownText: m.verifierUnknownText, unreadable: m.verifierUnreadable },
  ...{
    newer: m.verifierNewer,
    newerText: m.verifierNewerText,
    unsafe: m.verifierUnsafe,
    unsafeText: m.verifierUnsafeText,
  },
  ...{ journalWhole: m.verifierJournalWhole, journalWholeText: m.verifierJournalWholeText },
  ...{ journalBroken: m.verifierJournalBroken, journalBrokenText: m.verifierJournalBrokenText },
  ...{ journalNone: m.verifierJournalNone, journalNoneText: m.verifierJournalNoneText },
  ...{ part: m.verifierPart, lastPart: m.verifierLastPart, vouched: m.verifierVouched },
  ...{ entries: m.verifierEntries, values: m.verifierValues, origin: m.verifierOrigin, root: m.verifierRoot },
  ...{ extended: m.verifierExtended, extendedText: m.verifierExtendedText },
  ...{ same: m.verifierSame, sameText: m.verifierSameText },
  ...{ rewritten: m.verifierRewritten, rewrittenText: m.verifierRewrittenText },
  ...{ otherKey: m.verifierOtherKey, otherKeyText: m.verifierOtherKeyText },
  ...{ otherOrigin: m.verifierOtherOrigin, otherOriginText: m.verifierOtherOriginText },
  ...{ begun: m.verifierBegun, begunText: m.verifierBegunText },
  ...{ notCompared: m.verifierNotCompared, notComparedText: m.verifierNotComparedText },
  ...{ lostEntries: m.verifierLost, changedEntries: m.verifierChanged, restored: m.verifierRestored },
};

const texts = (say: (said: Said) => string): string =>
  Object.entries(TEXTS)
    .map(([name, said]) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${say(said)}"`)
    .join(' ');

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
