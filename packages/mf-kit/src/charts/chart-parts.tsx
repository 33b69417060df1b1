import { type ReactNode, useId } from 'react';
import classes from './chart-parts.module.css';
import * as m from '../messages/charts';

interface ChartSliderProps {
  /** The place of the point: `Reading 2 of 8`. */
  label: string;
  /** The caption of the point, to be seen. */
  caption: ReactNode;
  /** The same to be heard. */
  text: string;
  at: number;
  count: number;
  onChoose: (at: number) => void;
}

/** Leads through what a chart shows: a slider, which every browser moves by keys and by touch. */
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
  /** The lines of the table: a name, then its cells. */
  rows: readonly (readonly [string, ...string[]])[];
  /** Cells are numbers. */
  numeric?: boolean;
}

/** The figures of a chart, folded up below it. */
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
