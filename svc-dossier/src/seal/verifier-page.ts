import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Said } from '@carnet/svc-kit';
import * as m from '../messages/book.js';
import type { Language } from '../model/book.js';

const SOURCES = new URL('../../verifier/', import.meta.url);
const source = (name: string): Promise<string> => readFile(new URL(name, SOURCES), 'utf8');

/**
 * The page that checks a book: one file without a network, which works from a disk too. Its policy lets nothing run but its own script, by the
 * script's hash, and nothing be fetched.
 */
export async function verifierPage(language: Language): Promise<string> {
  const say = (said: Said): string => escaped(said.in(language) ?? said.toString());
  const core = (await source('verify-book.js')).replaceAll(/^export /gm, '');
  const script = `${core}\n${(await source('page.js')).replaceAll(/^import .*$/gm, '')}`;
  const style = await source('page.css');
  const policy = `default-src 'none'; script-src ${hashed(script)}; style-src ${hashed(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${LANGUAGES.includes(language) ? language : 'en'}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${say(m.verifierTitle)}</title>
<style>${style}</style>
<main>
<h1>${say(m.verifierTitle)}</h1>
<p>${say(m.verifierIntro)}</p>
<label class="pick">${say(m.verifierPick)}<input id="file" type="file" accept="application/pdf,.pdf"></label>
<div id="answer" role="status"><p id="title"></p><p id="text"></p>
<dl id="facts" hidden><dt>${say(m.issued)}</dt><dd id="issued"></dd><dt>${say(m.verifierContent)}</dt><dd id="content"></dd><dt>${say(m.verifierKey)}</dt><dd id="key"></dd></dl></div>
<p class="not">${say(m.provesNot)}: ${say(m.provesNotTruth)} ${say(m.provesNotTime)} ${say(m.provesNotKey)}</p>
<div id="texts" hidden ${texts(say)}></div>
</main>
<script type="module">${script}</script>
</html>
`;
}

const texts = (say: (said: Said) => string): string =>
  [
    ...[
      `data-checking="${say(m.verifierChecking)}"`,
      `data-good="${say(m.verifierGood)}"`,
      `data-good-text="${say(m.provesText)}"`,
    ],
    ...[`data-bad="${say(m.verifierBad)}"`, `data-bad-text="${say(m.verifierBadText)}"`],
    ...[`data-no-seal="${say(m.verifierNoSeal)}"`, `data-no-seal-text="${say(m.verifierNoSealText)}"`],
    ...[`data-unknown="${say(m.verifierUnknown)}"`, `data-unknown-text="${say(m.verifierUnknownText)}"`],
    `data-unreadable="${say(m.verifierUnreadable)}"`,
  ].join(' ');

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
