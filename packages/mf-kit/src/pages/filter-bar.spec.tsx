import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithKit } from '../testing';
import { FilterBar, FilterSelect, SearchField } from './filter-bar';

const send = jest.fn();

function List() {
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const change = (text: string) => {
    send(text);
    setSearch(text);
  };
  const clear = () => {
    setSearch('');
    setType('');
  };
  return (
    <FilterBar
      label="Filter parts"
      summary={`search: ${search}, type: ${type}`}
      onClear={search || type ? clear : undefined}
    >
      <SearchField label="Search" value={search} onChange={change} />
      <FilterSelect
        label="Type"
        value={type}
        onChange={setType}
        options={[{ value: '', label: 'All' }, 'OEM', 'Aftermarket']}
      />
    </FilterBar>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
});
afterEach(() => jest.useRealTimers());

it('sends a search 300 ms after the last key', () => {
  renderWithKit(<List />);
  type('b');
  act(() => void jest.advanceTimersByTime(299));
  type('bm');
  act(() => void jest.advanceTimersByTime(299));
  expect(send).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(send.mock.calls).toEqual([['bm']]);
});

it('sends it at once on Enter', () => {
  renderWithKit(<List />);
  type('bmw');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(send.mock.calls).toEqual([['bmw']]);
  act(() => void jest.advanceTimersByTime(1000));
  expect(send).toHaveBeenCalledTimes(1);
});

it('takes no longer text than the services search for', () => {
  renderWithKit(<List />);
  expect(box()).toHaveAttribute('maxlength', '200');
});

it('clears everything, the box included', () => {
  renderWithKit(<List />);
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  type('bmw');
  act(() => void jest.advanceTimersByTime(300));
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'OEM' } });
  expect(screen.getByRole('status')).toHaveTextContent('search: bmw, type: OEM');
  fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(box()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('');
});

it('counts the filters that are set on the button that unfolds them, and has each taken off by itself', async () => {
  jest.useRealTimers();
  renderWithKit(<List />);
  const unfold = screen.getByRole('button', { name: 'Filters' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'OEM' } });
  expect(unfold).toHaveTextContent('Filters · 1');
  fireEvent.click(await screen.findByRole('button', { name: 'Take off Type: OEM' }));
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('');
  expect(unfold).toHaveTextContent('Filters');
  fireEvent.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
});
