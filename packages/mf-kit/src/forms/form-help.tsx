import type { ReactNode } from 'react';
import { PanelFrame } from '../ui/panel-frame';
import classes from './form-help.module.css';

interface FormHelpProps {
  title: string;
  /** One short sentence per line. */
  lines: readonly ReactNode[];
}

/** A few sentences beside a form about the use of its fields. For `aside` of `FormColumns`. */
export function FormHelp({ title, lines }: FormHelpProps) {
  return (
    <PanelFrame title={title}>
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </PanelFrame>
  );
}
