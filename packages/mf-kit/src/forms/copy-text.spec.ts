import { copyText } from './copy-text';

/** Sets up the clipboard functions, since jsdom has none. A page over plain HTTP has only the `copy` command. */
function browserWith({ clipboard, copies }: { clipboard?: jest.Mock; copies?: () => void }): void {
  Object.assign(navigator, { clipboard: clipboard && { writeText: clipboard } });
  Object.assign(document, { execCommand: copies && jest.fn(copies) });
}

afterEach(() => browserWith({}));

/** Dispatches the `copy` event, as browsers do for the `copy` command. */
function tellOfCopying(): jest.Mock {
  const setData = jest.fn();
  const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
  document.dispatchEvent(event);
  return setData;
}

it('puts a text on the clipboard', async () => {
  const clipboard = jest.fn().mockResolvedValue(undefined);
  browserWith({ clipboard });
  expect(await copyText('key')).toBe(true);
  expect(clipboard).toHaveBeenCalledWith('key');
});

it('copies over plain HTTP, where there is no clipboard', async () => {
  let setData = jest.fn();
  browserWith({ copies: () => (setData = tellOfCopying()) });
  expect(await copyText('key')).toBe(true);
  expect(setData).toHaveBeenCalledWith('text/plain', 'key');
  expect(tellOfCopying()).not.toHaveBeenCalled();
});

it('says so where the browser does neither', async () => {
  browserWith({ clipboard: jest.fn().mockRejectedValue(new Error('denied')), copies: () => undefined });
  expect(await copyText('key')).toBe(false);
  browserWith({});
  expect(await copyText('key')).toBe(false);
});
