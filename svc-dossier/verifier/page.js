// The page's reactions to the contents of the files. The texts are in the page, in its language.
import { hex, verifyBook } from './verify-book.js';
import { compareJournals, verifyJournal } from './verify-journal.js';
import { verifyPassport } from './verify-passport.js';

const { document } = globalThis;
const element = (id) => document.getElementById(id);
const texts = element('texts').dataset;

/** The finds in the file that was chosen last, for each of the two. */
const found = { book: null, earlier: null };
/** The number of each choice, so that an answer about a file that was replaced meanwhile shows nothing. */
const turns = { book: 0, earlier: 0 };

function show(panel, state, name, more = '') {
  element(panel).hidden = false;
  element(panel).className = `answer ${state}`;
  element(`${panel}-title`).textContent = texts[name];
  element(`${panel}-text`).textContent = `${texts[`${name}Text`] ?? ''}${more}`;
}

function showFacts(panel, facts) {
  const list = element(`${panel}-facts`);
  list.replaceChildren();
  list.hidden = facts.length === 0;
  for (const [label, value] of facts) {
    const [term, what] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = texts[label];
    what.textContent = value;
    list.append(term, what);
  }
}

const hide = (...panels) => {
  for (const panel of panels) element(panel).hidden = true;
};

/** Why this page cannot say. */
const UNKNOWN = new Set(['unreadable', 'newer', 'unsafe']);
const STATES = { unchanged: ['good', 'good'], changed: ['bad', 'bad'], unknown: ['unknown', 'unknown'] };

function showBook(panel, { verdict, why, seal }) {
  const [state, name] = why === 'no-seal' ? ['bad', 'noSeal'] : UNKNOWN.has(why) ? ['unknown', why] : STATES[verdict];
  show(panel, state, name);
  const facts = [
    ['issued', seal?.issued],
    ['content', seal?.content],
    ['key', seal?.key],
  ];
  showFacts(panel, seal && panel === 'seal' ? facts : seal ? facts.slice(0, 1) : []);
}

const REASONS = { 'lost-entries': 'lostEntries', 'changed-entries': 'changedEntries', restored: 'restored' };
const JOURNALS = { whole: 'good', none: 'unknown', broken: 'bad', unknown: 'unknown' };
const JOURNAL_NAMES = { whole: 'journalWhole', none: 'journalNone', broken: 'journalBroken', unknown: 'unknown' };

function showJournal({ journal }) {
  if (!journal) return hide('journal');
  const { verdict, why, origin, size, values, root, begun } = journal;
  show(
    'journal',
    JOURNALS[verdict],
    why === 'newer' ? why : JOURNAL_NAMES[verdict],
    begun ? ` ${texts.begunText} ${texts[REASONS[begun.reason]]}` : '',
  );
  const earlier = (journal.before ?? []).flatMap((part) => [
    ['part', part.origin],
    ['entries', part.size],
    ['vouched', part.key],
  ]);
  const facts = [
    ...earlier,
    ...(earlier.length > 0 ? [['lastPart', origin]] : []),
    ['entries', size],
    ...(earlier.length > 0 ? [['vouched', journal.key]] : []),
    ['values', values],
    ['origin', origin],
    ['root', root],
  ];
  showFacts('journal', verdict === 'whole' ? facts : []);
}

const COMPARED = { same: ['good', 'same'], extended: ['good', 'extended'], rewritten: ['bad', 'rewritten'] };
const WHY_NOT = { key: 'otherKey', origin: 'otherOrigin', begun: 'begun' };

async function compare() {
  const { book, earlier } = found;
  if (!book || !earlier) return hide('compared');
  const journals = [book.journal, earlier.journal];
  if (journals.some((journal) => journal?.verdict !== 'whole')) return show('compared', 'unknown', 'notCompared');
  const { verdict, why, reason } = await compareJournals(...journals);
  const [state, name] = COMPARED[verdict] ?? ['unknown', WHY_NOT[why]];
  show('compared', state, name, reason ? ` ${texts[REASONS[reason]]}` : '');
}

/** A passport is a ZIP; a book is none. */
async function isArchive(file) {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return hex(head) === '504b0304';
}

async function examine(file) {
  // Browsers have no `subtle` where a page came from elsewhere without https.
  if (!globalThis.crypto.subtle) return { verdict: 'unknown', why: 'unsafe', journal: null };
  try {
    if (await isArchive(file)) return { journal: null, ...(await verifyPassport(file)) };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const answer = await verifyBook(bytes);
    return { ...answer, journal: answer.verdict === 'unchanged' ? await verifyJournal(bytes, answer.seal) : null };
  } catch {
    return { verdict: 'unknown', why: 'unreadable', journal: null };
  }
}

async function check(which, file) {
  const panel = which === 'book' ? 'seal' : 'earlier-seal';
  const turn = (turns[which] += 1);
  found[which] = null;
  hide('compared', ...(which === 'book' ? ['journal'] : []));
  showFacts(panel, []);
  show(panel, 'busy', 'checking', file.name);
  const answer = await examine(file);
  if (turn !== turns[which]) return;
  found[which] = answer;
  showBook(panel, answer);
  if (which === 'book') {
    showJournal(answer);
    element('second').hidden = answer.journal?.verdict !== 'whole';
  }
  await compare();
}

for (const which of ['book', 'earlier']) {
  const input = element(which);
  input.addEventListener('change', () => input.files[0] && check(which, input.files[0]));
}
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) void check(event.target.closest?.('#second') ? 'earlier' : 'book', file);
});
