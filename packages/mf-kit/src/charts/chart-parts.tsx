import { type ReactNode, useId } from 'react';
import classes from './chart-parts.module.css';
import * as m from '../messages/charts';

interface ChartSliderProps {
  /** The position of the point: `Reading 2 of 8`. */
  label: string;
  /** The visible caption of the point. */
  caption: ReactNode;
  /** The caption as plain text, for screen readers. */
  text: string;
  at: number;
  count: number;
  onChoose: (at: number) => void;
}

/** Selects a point of a chart. It is a native slider, so keyboard and touch work in every browser. */
export function ChartSlider({ label, caption, text, at, count, onChoose }: ChartSliderProps) {
  const id = useId();
  return (
    <div className={classes.slider}>
      <p className={classes.caption}>{caption}</p>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={count - 1}
        value={at}
        aria-valuetext={text}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface ChartFiguresProps {
  caption: string;
  headers: readonly string[];
  /** The rows of the table: a name, then its cells. */
  rows: readonly (readonly [string, ...string[]])[];
  /** True if the cells are numbers. */
  numeric?: boolean;
}

/** The figures of a chart as a table, collapsed below it. */
export function ChartFigures({ caption, headers, rows, numeric }: ChartFiguresProps) {
  return (
    <details className={classes.figures} data-numeric={numeric || undefined}>
      <summary>{m.figures}</summary>
      <div className={classes.scroll}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], i) => (
              <tr key={i}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
