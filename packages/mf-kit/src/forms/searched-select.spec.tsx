import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Page } from '../data/api/paging';
import { anEntry, publishWaiting, renderWithKit } from '../testing';
import { AddChoice, SearchedSelect } from './searched-select';
import { WaitingHint } from '../pages/outbox/waiting-hint';

interface Part {
  id: number;
  name: string;
}

const parts: Part[] = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Part ${at + 1}` }));
const FIRST = 10;

/** Answers like a service: the first ten matches, and the number of all. */
const choicesOf = (all: readonly Part[]) => (search: string) => ({
  queryKey: ['parts', search],
  queryFn: (): Promise<Page<Part>> => {
    const rows = all.filter(({ name }) => name.includes(search));
    return Promise.resolve({ rows: rows.slice(0, FIRST), total: rows.length, next: null });
  },
  initialPageParam: null,
  getNextPageParam: () => null,
});

const texts = {
  label: 'Part',
  searchLabel: 'Find a part',
  empty: 'None',
  loading: 'Loading parts...',
  noMatch: 'No part matches.',
  textOf: ({ name }: Part) => name,
};

const select = () => screen.findByLabelText('Part');
const options = async () => within(await select()).getAllByRole('option');

describe('a searched select', () => {
  function One({ of }: { of: readonly Part[] }) {
    const [chosen, setChosen] = useState<Part | null>(null);
    return <SearchedSelect {...texts} choices={choicesOf(of)} chosen={chosen} onChange={setChosen} />;
  }

  it('is a plain select where there is little to choose from', async () => {
    renderWithKit(<One of={parts.slice(0, 8)} />);
    expect(await options()).toHaveLength(9);
    expect(screen.queryByLabelText('Find a part')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says how much is not in it, and finds that by a search', async () => {
    renderWithKit(<One of={parts} />);
    expect(await options()).toHaveLength(1 + FIRST);
    expect(screen.getByRole('status')).toHaveTextContent('The first 10 of 20 can be chosen; search for the others.');
    await userEvent.type(screen.getByLabelText('Find a part'), 'Part 20{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
    await userEvent.selectOptions(await select(), 'Part 20');
    expect(await select()).toHaveValue('20');
  });

  it('keeps what is chosen whatever is searched for', async () => {
    renderWithKit(<One of={parts} />);
    await userEvent.selectOptions(await select(), 'Part 3');
    await userEvent.type(screen.getByLabelText('Find a part'), 'nothing{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No part matches.'));
    expect(await select()).toHaveDisplayValue('Part 3');
  });
});

describe('choices that are added to a list', () => {
  interface ListProps {
    of?: readonly Part[];
    onAdd?: (part: Part) => unknown;
  }

  function List({ of = parts.slice(0, 2), onAdd }: ListProps) {
    const [list, setList] = useState<Part[]>([]);
    return (
      <>
        <output>{list.map(({ name }) => name).join(', ')}</output>
        <AddChoice
          {...texts}
          choices={choicesOf(of)}
          without={list}
          none={<p>There are no parts.</p>}
          addLabel="Add Part"
          onAdd={onAdd ?? ((part) => setList([...list, part]))}
        />
      </>
    );
  }
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add Part' }));

  it('are added once, with the focus ready for the next', async () => {
    renderWithKit(<List />);
    await userEvent.selectOptions(await select(), 'Part 2');
    await add();
    expect(screen.getByText('Part 2', { selector: 'output' })).toBeVisible();
    await waitFor(async () => expect(await select()).toHaveFocus());
    expect(await select()).toHaveValue('');
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['None', 'Part 1']);
  });

  it('say when there is none left', async () => {
    renderWithKit(<List of={parts.slice(0, 1)} />);
    await userEvent.selectOptions(await select(), 'Part 1');
    await add();
    expect(screen.getByText('All of them are chosen.')).toBeVisible();
  });

  it('stay chosen where adding fails', async () => {
    renderWithKit(<List onAdd={() => Promise.reject(new Error('refused'))} />);
    await userEvent.selectOptions(await select(), 'Part 2');
    await add();
    await waitFor(async () => expect(await select()).toHaveFocus());
    expect(await select()).toHaveDisplayValue('Part 2');
  });

  it('have something instead where there is nothing to choose from', async () => {
    renderWithKit(<List of={[]} />);
    expect(await screen.findByText('There are no parts.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('says of what waits to be sent that it can be chosen later, where it cannot yet', async () => {
  act(() => publishWaiting([anEntry({ kind: 'part', title: 'Oil filter' }), anEntry({ kind: 'part', vehicle: 8 })]));
  renderWithKit(<WaitingHint kind="part" vehicleId={7} />);
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual([
    '“Oil filter” has not been sent yet. It can be chosen here once it has.',
  ]);
  act(() => publishWaiting([]));
});
