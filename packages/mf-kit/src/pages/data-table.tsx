import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { NONE } from '../formats/number';
import { cx } from '../ui/class-names';
import classes from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A smaller line below it, outside the row's link: a preview of a description. */
  note?: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** The column that names the row. With `rowLink` it holds the link. One per table. */
  primary?: boolean;
  /** A column of buttons and links. It has no visible heading, and its buttons lie above the row's link. */
  actions?: boolean;
  /** True for free text: a long word then breaks instead of narrowing the other columns. */
  wraps?: boolean;
  /** Its share of the width in a `windowed` table; 1 by default. */
  share?: number;
  /**
   * On a phone a row is a card of two lines: its name, and below it the other cells. `aside`: beside the name (a status). `labelled`: with its header
   * before the value. `hidden`: left out. View and Edit are also left out if the card itself is a link.
   */
  phone?: 'aside' | 'labelled' | 'hidden';
}

export interface DataTableProps<Row> {
  /** Caption of the table, only for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The target of a row. Its primary cell becomes a link that covers the whole row. Undefined: no link. */
  rowLink?: (row: Row) => string | undefined;
  /** Dims the rows while newer ones load. */
  stale?: boolean;
  /** For lists of thousands: only rows near the window are in the DOM. Columns keep their `share` of the width. */
  windowed?: boolean;
}

/** A plain table; on a phone each row is a card of two lines. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, stale, windowed }: DataTableProps<Row>) {
  const line = (row: Row, at?: number) => (
    <Line key={rowKey(row)} columns={columns} row={row} to={rowLink?.(row)} at={at} />
  );
  // In some browsers a table with block layout loses its roles, so every role is set.
  return (
    <div className={cx(classes.frame, stale && classes.stale)} aria-busy={stale || undefined}>
      <table
        role="table"
        className={cx(classes.table, windowed && classes.windowed)}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <caption className={classes.caption}>{caption}</caption>
        {windowed && <Widths columns={columns} />}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(column.align === 'end' && classes.end)}
              >
                <span className={cx(column.actions && classes.caption)}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        {windowed ? (
          chunksOf(rows).map(({ first, some }) => (
            <Chunk
              key={rowKey(some[0]!)}
              columns={columns.length}
              rows={() => some.map((row, at) => line(row, first + at))}
            />
          ))
        ) : (
          <tbody role="rowgroup">{rows.map((row) => line(row))}</tbody>
        )}
      </table>
    </div>
  );
}

/** Fixes the widths of the columns, so that they do not depend on the rows in the DOM. */
function Widths<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const all = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return (
    <colgroup>
      {columns.map(({ key, share = 1 }) => (
        <col key={key} style={{ width: `${(share / all) * 100}%` }} />
      ))}
    </colgroup>
  );
}

const CHUNK = 50;

function chunksOf<Row>(rows: readonly Row[]): { first: number; some: readonly Row[] }[] {
  const count = Math.ceil(rows.length / CHUNK);
  return Array.from({ length: count }, (_, at) => ({
    first: at * CHUNK,
    some: rows.slice(at * CHUNK, (at + 1) * CHUNK),
  }));
}

/** Distance from the window within which rows are in the DOM. */
const NEAR = '1500px 0px';

/** Some rows of a long table. Far from the window, a gap of their height replaces them. */
function Chunk({ columns, rows }: { columns: number; rows: () => ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [gap, setGap] = useState<number | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) setGap(null);
      else if (entry && !element.contains(document.activeElement)) setGap(entry.boundingClientRect.height);
    };
    const watch = new IntersectionObserver(look, { rootMargin: NEAR });
    watch.observe(element);
    const printed = () => flushSync(() => setGap(null)); // The browser prints the DOM as it is when this listener returns.
    window.addEventListener('beforeprint', printed);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', printed);
    };
  }, []);
  return (
    <tbody ref={body} role={gap === null ? 'rowgroup' : 'presentation'}>
      {gap === null ? (
        rows()
      ) : (
        <tr aria-hidden className={classes.gap} style={{ height: gap }}>
          <td colSpan={columns} />
        </tr>
      )}
    </tbody>
  );
}

/** Renders again only if its row or the columns change: when a list loads another page, only the new rows are rendered. */
const Line = memo(SomeLine) as typeof SomeLine;

interface LineProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  to?: string;
  /** Index among all rows, if only some are in the DOM. */
  at?: number;
}

function SomeLine<Row>({ columns, row, to, at }: LineProps<Row>) {
  return (
    <tr
      role="row"
      aria-rowindex={at === undefined ? undefined : at + 2}
      className={cx(to !== undefined && classes.linked)}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} to={column.primary ? to : undefined} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column, row, to }: { column: Column<Row>; row: Row; to?: string }) {
  const content = column.cell(row);
  const note = column.note?.(row);
  const look = cx(
    column.align === 'end' && classes.end,
    column.primary && classes.primary,
    column.actions && classes.actions,
    column.wraps && classes.wraps,
    !column.primary && !column.actions && classes[column.phone ?? 'detail'],
    column.actions && column.phone === 'hidden' && classes.hidden,
    content === NONE && classes.unknown,
  );
  return (
    <td role="cell" className={look} data-label={column.phone === 'labelled' ? column.header : undefined}>
      {to ? (
        <Link to={to} className={classes.cover}>
          {content}
        </Link>
      ) : (
        content
      )}
      {note && <div className={classes.note}>{note}</div>}
    </td>
  );
}
