import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { useDelayedText, useUrlFilters } from './use-url-filters';

function List() {
  const filters = useUrlFilters({ search: '', type: '', sort: 'date' });
  const [text, setText] = useDelayedText(filters.values.search, (search) => filters.set({ search }));
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button onClick={() => filters.set({ type: 'Car' })}>Cars</button>
      <button onClick={() => filters.set({ sort: 'date' })}>By date</button>
      <button onClick={filters.clear}>Clear</button>
      <output>{`${JSON.stringify(filters.values)} ${filters.active}`}</output>
    </>
  );
}

const address = () => window.location.pathname + window.location.search;

it('reads the filters from the address, with its defaults', () => {
  renderWithKit(<List />, { path: '/vehicles?type=Truck' });
  expect(screen.getByText('{"search":"","type":"Truck","sort":"date"} true')).toBeVisible();
});

it('keeps in the address only what differs from the defaults, and what is not a filter', async () => {
  renderWithKit(<List />, { path: '/vehicles?tab=all&sort=name&cursor=abc' });
  await userEvent.click(screen.getByText('Cars'));
  expect(address()).toBe('/vehicles?tab=all&sort=name&type=Car');
  await userEvent.click(screen.getByText('By date'));
  expect(address()).toBe('/vehicles?tab=all&type=Car');
  await userEvent.click(screen.getByText('Clear'));
  expect(address()).toBe('/vehicles?tab=all');
});

describe('a search', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is sent 300 ms after the last key', () => {
    renderWithKit(<List />, { path: '/vehicles' });
    type('b');
    pass(299);
    type('bmw');
    pass(299);
    expect(address()).toBe('/vehicles');
    expect(screen.getByLabelText('Search')).toHaveValue('bmw');
    pass(1);
    expect(address()).toBe('/vehicles?search=bmw');
  });

  it('follows when the filters are cleared', () => {
    renderWithKit(<List />, { path: '/vehicles?search=bmw' });
    fireEvent.click(screen.getByText('Clear'));
    expect(screen.getByLabelText('Search')).toHaveValue('');
    pass(1000);
    expect(address()).toBe('/vehicles');
  });
});
