import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { LoadMore } from './load-more';

const watches: { near: () => void; disconnected: boolean }[] = [];
const before = globalThis.IntersectionObserver;

beforeEach(() => {
  watches.length = 0;
  globalThis.IntersectionObserver = class {
    watch: (typeof watches)[number];
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.watch = { near: () => act(() => tell([{ isIntersecting: true }])), disconnected: false };
      watches.push(this.watch);
    }
    observe() {}
    disconnect() {
      this.watch.disconnected = true;
    }
  } as unknown as typeof IntersectionObserver;
});
afterAll(() => {
  globalThis.IntersectionObserver = before;
});

it('brings the next page by button', async () => {
  const onMore = jest.fn();
  render(<LoadMore shown={50} total={120} onMore={onMore} />);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 50 of 120');
  expect(watches).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('of an endless list brings it when its end comes near, and not while one is on the way', () => {
  const onMore = jest.fn();
  const { rerender } = render(<LoadMore endless shown={50} total={120} onMore={onMore} />);
  watches[0]!.near();
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore endless shown={50} total={120} onMore={onMore} busy />);
  expect(watches.every(({ disconnected }) => disconnected)).toBe(true);
  rerender(<LoadMore endless shown={100} total={120} onMore={onMore} />);
  watches.at(-1)!.near();
  expect(onMore).toHaveBeenCalledTimes(2);
});

it('says on paper how many rows are left out, as long as any are', () => {
  const { rerender } = render(<LoadMore shown={50} total={1200} onMore={() => undefined} />);
  expect(screen.getByText(/^1,150 more are not on this print/)).toBeInTheDocument();
  rerender(<LoadMore shown={1200} total={1200} />);
  expect(screen.queryByText(/not on this print/)).not.toBeInTheDocument();
});

it('has nothing to bring on the last page', () => {
  render(<LoadMore endless shown={120} total={120} />);
  expect(watches).toEqual([]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
