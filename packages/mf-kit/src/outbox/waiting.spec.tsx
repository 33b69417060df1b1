import { act, screen, within } from '@testing-library/react';
import { renderWithKit } from '../testing';
import type { Entry } from './entry';
import { publishWaiting } from './outbox';
import { Waiting } from './waiting';

const anEntry = (id: string, list: string, kind = 'tread', vehicle = 7): Entry => ({
  ...{ id, method: 'POST', path: '/api/usage/entries', body: {}, key: id, ifMatch: null, tried: false },
  ...{ note: { kind, vehicle, title: id, list }, was: null, form: null, next: null, state: 'waiting' },
  ...{ problem: null, errors: [], current: null, writtenAt: 0, clockOff: null, holdsFiles: false, thing: null },
});

afterEach(() => act(() => publishWaiting([])));

it('shows what waits in this list alone, where several have things of the kind', async () => {
  renderWithKit(<Waiting kind="tread" list="/components/3" />);
  const all = [
    anEntry('Here', '/components/3'),
    anEntry('Elsewhere', '/components/4'),
    anEntry('Other', '/components/3', 'part'),
  ];
  act(() => publishWaiting(all));
  const shown = within(await screen.findByRole('region', { name: 'Not sent yet' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Here/)]);
});
