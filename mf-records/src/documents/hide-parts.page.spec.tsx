import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument } from '../testing/factories';
import HidePartsPage from './hide-parts.page';

const READ = 'GET /api/documents/51';
const SAVE = 'PATCH /api/documents/51';
const DRAW = 'PUT /api/documents/51/pages';
const AREA = { sheet: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const ONE_SHEET = aDocument({ pages: 1 });

const visit = () =>
  renderWithKit(<HidePartsPage />, { path: '/documentation/51/hide', route: '/documentation/:id/hide' });

const saved = ({ calls }: ReturnType<typeof fakeApi>) => calls.find(({ method }) => method === 'PATCH');

/** jsdom has neither layout nor pointer capture, so this fakes a sheet of 1,000 by 1,000 pixels. */
function sheetOf(name: RegExp): HTMLElement {
  const canvas = screen.getByRole('img', { name }).parentElement!;
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 1000 }) as DOMRect;
  canvas.setPointerCapture = () => undefined;
  return canvas;
}

function point(
  on: Element,
  kind: 'pointerDown' | 'pointerMove' | 'pointerUp',
  x: number,
  y: number,
  pointerType = 'mouse',
) {
  const event = createEvent[kind](on, { bubbles: true, cancelable: true });
  const said = { clientX: x, clientY: y, pointerId: 1, button: 0, pointerType };
  for (const [name, value] of Object.entries(said)) Object.defineProperty(event, name, { value });
  fireEvent(on, event);
}

function drag(on: Element, [fromX, fromY]: [number, number], [toX, toY]: [number, number], pointerType?: string) {
  point(on, 'pointerDown', fromX, fromY, pointerType);
  point(on, 'pointerMove', (fromX + toX) / 2, toY, pointerType);
  point(on, 'pointerUp', toX, toY, pointerType);
}

const parts = () =>
  within(screen.getByRole('list', { name: 'Hidden parts' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a part is drawn by the mouse, moved, made larger, and saved over the version that was read', async () => {
  const api = fakeApi({ [READ]: { body: ONE_SHEET }, [SAVE]: { body: ONE_SHEET } });
  visit();
  await screen.findByRole('img', { name: 'Sheet 1 of Agreed value policy' });
  const sheet = sheetOf(/Sheet 1/);
  drag(sheet, [400, 300], [100, 200]);
  expect(parts()).toEqual(['Sheet 1 Part 1: 10% from the left, 20% from the top, 30% wide, 10% high']);
  drag(screen.getByRole('button', { name: /^Part 1: 10%/ }), [200, 250], [300, 250]);
  const area = screen.getByRole('button', { name: /^Part 1: 20%/ });
  drag(area.querySelector('[data-corner]')!, [500, 300], [600, 400]);
  expect(parts()).toEqual(['Sheet 1 Part 1: 20% from the left, 20% from the top, 40% wide, 20% high']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have looked at every sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at: /documentation/51')).toBeInTheDocument();
  expect(saved(api)).toMatchObject({ body: { hidden: [{ sheet: 1, x: 0.2, y: 0.2, width: 0.4, height: 0.2 }] } });
  expect(saved(api)!.headers.get('if-match')).toBe('"3"');
});

test('a finger scrolls, until it is told to draw', async () => {
  fakeApi({ [READ]: { body: ONE_SHEET } });
  visit();
  await screen.findByRole('img', { name: /Sheet 1/ });
  const sheet = sheetOf(/Sheet 1/);
  drag(sheet, [100, 100], [300, 300], 'touch');
  expect(screen.getByText('Nothing is hidden.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Draw by Finger'));
  drag(sheet, [100, 100], [300, 300], 'touch');
  expect(parts()).toHaveLength(1);
});

test('a part is added, moved, resized and removed by keys, and each is said', async () => {
  fakeApi({ [READ]: { body: ONE_SHEET } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a Part' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Part 1:/ })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
  const said = 'Part 1: 32% from the left, 44% from the top, 39% wide, 11% high';
  expect(screen.getByRole('button', { name: said })).toHaveFocus();
  expect(screen.getByText(said, { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.keyboard('{Delete}');
  expect(screen.getByText('Part 1 removed')).toBeInTheDocument();
  expect(screen.getByText('Nothing is hidden.')).toBeInTheDocument();
});

test('what is there is listed, goes to its place, and is removed', async () => {
  const hidden = [AREA, { sheet: 1, x: 0, y: 0, width: 1, height: 1 }];
  const api = fakeApi({ [READ]: { body: aDocument({ pages: 1, hidden }) }, [SAVE]: { body: ONE_SHEET } });
  visit();
  await screen.findByRole('list', { name: 'Hidden parts' });
  expect(parts()[1]).toBe('Sheet 1 Part 2: the whole sheet');
  expect(screen.getByRole('checkbox', { name: 'I have looked at every sheet' })).toBeChecked();
  await userEvent.click(within(screen.getByRole('list', { name: 'Hidden parts' })).getByText(/whole sheet/));
  expect(screen.getByRole('button', { name: 'Part 2: the whole sheet' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove part 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(api)?.body).toEqual({ hidden: [AREA] }));
});

test('that there is nothing to hide is saved once its owner says that they have looked', async () => {
  const api = fakeApi({ [READ]: { body: ONE_SHEET }, [SAVE]: { body: ONE_SHEET } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Say that you have looked at every sheet')).length).toBeGreaterThan(0);
  expect(saved(api)).toBeUndefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have looked at every sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(api)?.body).toEqual({ hidden: [] }));
});

test('all sheets of a paper are shown, and one without a picture has to be hidden as a whole', async () => {
  const drawn = [
    { page: 1, width: 1447, height: 2048 },
    { page: 3, width: 1447, height: 2048 },
  ];
  const api = fakeApi({
    [READ]: { body: aDocument({ pages: 3 }) },
    [DRAW]: { body: { pages: drawn, shown: 3, drawing: false } },
    [SAVE]: { body: ONE_SHEET },
  });
  visit();
  expect(await screen.findByRole('img', { name: 'Sheet 3 of Agreed value policy' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have looked at every sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sheet 2 cannot be looked at: hide the whole sheet')).toBeInTheDocument();
  const second = screen.getByRole('region', { name: 'Sheet 2 of 3' });
  await userEvent.click(within(second).getByRole('button', { name: 'Hide the Whole Sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(api)?.body).toEqual({ hidden: [{ sheet: 2, x: 0, y: 0, width: 1, height: 1 }] }));
});

test('nothing is saved while pictures of its sheets are still to come', async () => {
  const api = fakeApi({
    [READ]: { body: aDocument({ pages: 9 }) },
    [DRAW]: { body: { pages: [{ page: 1, width: 1447, height: 2048 }], shown: 9, drawing: true } },
  });
  visit();
  expect(await screen.findByText('Making pictures of the sheets: 1 of 9...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have looked at every sheet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Some sheets are still to come')).toBeInTheDocument();
  expect(saved(api)).toBeUndefined();
});

test.each([
  ['pending', 'Pictures of this paper are still being made. Its sheets show here as soon as they are there.'],
  ['locked', /No picture can be made of its sheets/],
  ['failed', /No picture can be made of its sheets/],
] as const)('a paper that is %s says why there are no sheets', async (state, said) => {
  fakeApi({ [READ]: { body: aDocument({ state, variants: [], pages: null }) } });
  visit();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
