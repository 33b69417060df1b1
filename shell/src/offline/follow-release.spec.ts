import { followRelease } from './follow-release';
import { GONE, NEWER, STARTED } from './kept';

const reload = jest.fn();
const worker = { postMessage: jest.fn() };
const page = { type: 'navigate' };
Object.assign(performance, { getEntriesByType: () => [page] });

/** A page that has begun; returns how the worker speaks to it. */
function begin(hasBeenActive?: boolean, age = 1_000): (message: string) => void {
  const serviceWorker = Object.assign(new EventTarget(), { controller: worker });
  const userActivation = hasBeenActive === undefined ? undefined : { hasBeenActive };
  followRelease({ serviceWorker, userActivation } as unknown as Navigator, reload, () => age);
  return (data) => void serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
}

const hold = (event: Event) => event.preventDefault();

beforeEach(() => {
  jest.clearAllMocks();
  page.type = 'navigate';
  document.body.replaceChildren();
  removeEventListener('beforeunload', hold);
});

it('says that it hears the worker, if there is one', () => {
  begin();
  expect(worker.postMessage).toHaveBeenCalledWith(STARTED);
  expect(() => followRelease({})).not.toThrow();
});

it.each([
  ['an untouched page', false, 1],
  ['a page that somebody uses', true, 0],
  ['a page in a browser that does not tell', undefined, 0],
])('takes the newer release with %s', (_, hasBeenActive, times) => {
  begin(hasBeenActive)(NEWER);
  expect(reload).toHaveBeenCalledTimes(times);
});

it('does not interrupt who has read for a while, or scrolls', () => {
  begin(false, 11_000)(NEWER);
  const tell = begin(false);
  Object.assign(globalThis, { scrollY: 200 });
  tell(NEWER);
  Object.assign(globalThis, { scrollY: 0 });
  expect(reload).not.toHaveBeenCalled();
});

it('takes the newer release where a file is gone, though somebody uses the page', () => {
  begin(true)(GONE);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps what is typed, and what a form still has of an earlier page', () => {
  const tell = begin(false);
  addEventListener('beforeunload', hold);
  tell(GONE);
  tell(NEWER);
  removeEventListener('beforeunload', hold);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'Clutch';
  field.focus();
  tell(GONE);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once, and never a page that came by a reload', () => {
  page.type = 'reload';
  const tell = begin(false);
  tell(NEWER);
  tell(GONE);
  expect(reload).not.toHaveBeenCalled();
});

it('follows no other message', () => {
  begin(false)('send-outbox');
  expect(reload).not.toHaveBeenCalled();
});
