import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithKit } from '../testing';
import { type Column, DataTable } from './data-table';

interface Row {
  id: number;
  name: string;
  cost: string;
}

const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', primary: true, cell: (row) => row.name },
  { key: 'cost', header: 'Cost', align: 'end', cell: (row) => row.cost },
  { key: 'actions', header: 'Actions', actions: true, cell: (row) => <a href={`/parts/${row.id}/edit`}>Edit</a> },
];
const rows: Row[] = [
  { id: 7, name: 'Water pump', cost: '$84.00' },
  { id: 8, name: 'Thermostat', cost: '$19.50' },
];

it('reads as a table with a caption, headings and rows', () => {
  renderWithKit(<DataTable caption="Parts" columns={columns} rows={rows} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Parts' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Cost', 'Actions']);
  expect(within(table).getByRole('row', { name: /Thermostat \$19.50/ })).toBeInTheDocument();
});

it('leads from the row’s name to its page, and leaves its other links alone', () => {
  const link = (row: Row) => `/parts/${row.id}`;
  renderWithKit(<DataTable caption="Parts" columns={columns} rows={rows} rowKey={(row) => row.id} rowLink={link} />);
  const row = screen.getByRole('row', { name: /Water pump/ });
  expect(within(row).getByRole('link', { name: 'Water pump' })).toHaveAttribute('href', '/parts/7');
  expect(within(row).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/parts/7/edit');
});

it('shows a note under a name, and leaves it out of the link', () => {
  const noted = columns.map((column) => (column.primary ? { ...column, note: () => 'With its gasket' } : column));
  renderWithKit(
    <DataTable caption="Parts" columns={noted} rows={rows} rowKey={(row) => row.id} rowLink={() => '/parts/7'} />,
  );
  const row = screen.getByRole('row', { name: /Water pump/ });
  expect(within(row).getByText('With its gasket')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Water pump' })).toBeInTheDocument();
});

it('gives a cell the name of its column for the phone’s cards where its value does not speak for itself', () => {
  const labelled = columns.map((column) =>
    column.key === 'cost' ? { ...column, phone: 'labelled' as const } : column,
  );
  renderWithKit(<DataTable caption="Parts" columns={labelled} rows={[rows[0]!]} rowKey={(row) => row.id} />);
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'Cost', null]);
});

it('knows which cells have nothing to show, so that a card leaves them out', () => {
  const row = { id: 7, name: 'Water pump', cost: '—' };
  renderWithKit(<DataTable caption="Parts" columns={columns} rows={[row]} rowKey={({ id }) => id} />);
  const unknown = screen.getAllByRole('cell').map((cell) => cell.classList.contains('unknown'));
  expect(unknown).toEqual([false, true, false]);
});

it('renders only the new rows of a list that grows', () => {
  const rendered: number[] = [];
  const counting: Column<Row>[] = [
    { key: 'name', header: 'Name', primary: true, cell: (row) => (rendered.push(row.id), row.name) },
  ];
  const table = (some: Row[]) => (
    <DataTable
      caption="Parts"
      columns={counting}
      rows={some}
      rowKey={(row) => row.id}
      rowLink={(row) => `/${row.id}`}
    />
  );
  const { rerender } = render(<MemoryRouter>{table(rows)}</MemoryRouter>);
  rerender(<MemoryRouter>{table([...rows, { id: 9, name: 'Radiator', cost: '$210.00' }])}</MemoryRouter>);
  expect(rendered).toEqual([7, 8, 9]);
});

describe('a windowed table', () => {
  const many: Row[] = Array.from({ length: 120 }, (_, n) => ({ id: n + 1, name: `Part ${n + 1}`, cost: '$1.00' }));
  const watched = new Map<Element, (isNear: boolean) => void>();
  const before = globalThis.IntersectionObserver;

  beforeEach(() => {
    watched.clear();
    globalThis.IntersectionObserver = class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe(element: Element) {
        const boundingClientRect = { height: 2_600 };
        watched.set(element, (isIntersecting) => act(() => this.tell([{ isIntersecting, boundingClientRect }])));
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    renderWithKit(
      <DataTable
        windowed
        caption="Parts"
        columns={columns}
        rows={many}
        rowKey={(row) => row.id}
        rowLink={() => '/a'}
      />,
    );
  });
  afterEach(() => {
    globalThis.IntersectionObserver = before;
  });

  const chunks = () => [...watched];

  it('says how many rows there are, and which is which', () => {
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    expect(screen.getByRole('row', { name: /Part 120/ })).toHaveAttribute('aria-rowindex', '121');
  });

  it('has a gap of their height where rows are far from the window, and the rows again when it comes near', () => {
    expect(chunks()).toHaveLength(3);
    const [element, tell] = chunks()[1]!;
    tell(false);
    expect(screen.queryByText('Part 51')).not.toBeInTheDocument();
    expect(screen.getByText('Part 50')).toBeInTheDocument();
    expect(element.firstElementChild).toHaveStyle({ height: '2600px' });
    tell(true);
    expect(screen.getByText('Part 51')).toBeInTheDocument();
  });

  it('has all its rows in the page when it is printed', () => {
    chunks()[1]![1](false);
    expect(screen.queryByText('Part 51')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Part 51')).toBeInTheDocument();
  });

  it('keeps the rows in which somebody is with the keyboard', () => {
    screen.getByRole('link', { name: 'Part 51' }).focus();
    chunks()[1]![1](false);
    expect(screen.getByRole('link', { name: 'Part 51' })).toHaveFocus();
  });
});
