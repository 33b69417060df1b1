import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { FilterBar, SearchField } from './filter-bar';
import { renderWithKit } from '../testing';
import { useDelayedText, useUrlFilters } from './use-url-filters';

function List() {
  const filters = useUrlFilters({ search: '', type: '', sort: 'date' });
  const { text, setText } = useDelayedText(filters.values.search, (search) => filters.set({ search }));
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

describe('while the page has not been drawn anew yet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const OnTheWay = lazy(() => new Promise<never>(() => undefined));

  /** A list that does not render again during a test, and a link to a page that never appears. */
  function SlowList() {
    const filters = useUrlFilters({ search: '', type: '', status: '' });
    if (filters.active) return <OnTheWay />;
    return (
      <FilterBar label="Filter" onClear={filters.clear}>
        <SearchField label="Search" value={filters.values.search} onChange={(search) => filters.set({ search })} />
        <button onClick={() => filters.set({ type: 'Car' })}>Cars</button>
        <button onClick={() => filters.set({ status: 'Open' })}>Open ones</button>
        <Link to="/vehicles/7">Klara</Link>
      </FilterBar>
    );
  }

  const open = () =>
    renderWithKit(
      <Suspense fallback="loading">
        <Routes>
          <Route path="/vehicles" element={<SlowList />} />
          <Route path="/vehicles/7" element={<OnTheWay />} />
        </Routes>
      </Suspense>,
      { path: '/vehicles' },
    );

  const press = (text: string) => fireEvent.click(screen.getByText(text));
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('keeps both of two filters that are changed one right after the other', () => {
    open();
    press('Cars');
    pass(15);
    press('Open ones');
    expect(address()).toBe('/vehicles?type=Car&status=Open');
  });

  it('adds a search to the filter that was changed before it was sent', () => {
    open();
    type('bmw');
    pass(299);
    press('Cars');
    pass(1);
    expect(address()).toBe('/vehicles?type=Car&search=bmw');
  });

  it('sends no search any more once the person goes to another page', () => {
    open();
    type('bmw');
    pass(299);
    press('Klara');
    expect(screen.getByLabelText('Search')).toBeVisible();
    pass(1000);
    expect(address()).toBe('/vehicles/7');
  });

  it('sends no search that was typed right before all filters were cleared', () => {
    open();
    type('bmw');
    pass(299);
    press('Clear Filters');
    pass(1000);
    expect(address()).toBe('/vehicles');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });
});
