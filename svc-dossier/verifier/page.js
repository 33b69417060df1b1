// What the page does with what `verifyBook` finds. The texts are in the page, in its language.
import { verifyBook } from './verify-book.js';

const { document } = globalThis;
const element = (id) => document.getElementById(id);
const texts = element('texts').dataset;

const show = (state, title, text) => {
  element('answer').className = state;
  element('title').textContent = title;
  element('text').textContent = text;
};

function showFacts(seal) {
  const facts = seal
    ? [
        ['issued', seal.issued],
        ['content', seal.content],
        ['key', seal.key],
      ]
    : [];
  element('facts').hidden = facts.length === 0;
  for (const [name, value] of facts) element(name).textContent = value;
}

async function check(file) {
  showFacts(null);
  show('busy', texts.checking, file.name);
  try {
    const answer = await verifyBook(new Uint8Array(await file.arrayBuffer()));
    if (answer.verdict === 'unchanged') {
      show('good', texts.good, texts.goodText);
      showFacts(answer.seal);
    } else if (answer.verdict === 'unknown') show('unknown', texts.unknown, texts.unknownText);
    else if (answer.why === 'no-seal') show('bad', texts.noSeal, texts.noSealText);
    else show('bad', texts.bad, texts.badText);
  } catch {
    show('unknown', texts.unknown, texts.unreadable);
  }
}

element('file').addEventListener('change', ({ target }) => target.files[0] && check(target.files[0]));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  if (event.dataTransfer.files[0]) void check(event.dataTransfer.files[0]);
});
