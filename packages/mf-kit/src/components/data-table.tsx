import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names';
import classes from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A smaller line under it, outside the row's link: a preview of a description. */
  note?: (row: Row) => ReactNode;
  /** `end` for numbers and money. */
  align?: 'start' | 'end';
  /** The column that names the row: with `rowLink` it holds the link. One per table. */
  primary?: boolean;
  /** Buttons and links of the row: no heading is shown, and they stay above the row's link. */
  actions?: boolean;
  /** On a phone this column is left out. */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where a row leads: its primary cell becomes a link whose area is the whole row. */
  rowLink?: (row: Row) => string;
  /** Dims the rows while newer ones are on the way. */
  stale?: boolean;
}

/** A plain table; on a phone each row is a card with its columns as labelled lines. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, stale }: DataTableProps<Row>) {
  // A table that CSS lays out as blocks loses its roles in some browsers, so each is said.
  return (
    <div className={cx(classes.frame, stale && classes.stale)} aria-busy={stale || undefined}>
      <table role="table" className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
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
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Line key={rowKey(row)} columns={columns} row={row} to={rowLink?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Made anew only where its row or the columns are others: of a list that grows page by page, only the new page is. */
const Line = memo(SomeLine) as typeof SomeLine;

function SomeLine<Row>({ columns, row, to }: { columns: readonly Column<Row>[]; row: Row; to?: string }) {
  return (
    <tr role="row" className={cx(to !== undefined && classes.linked)}>
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
    column.wideOnly && classes.wideOnly,
  );
  return (
    <td role="cell" className={look} data-label={column.primary || column.actions ? undefined : column.header}>
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
