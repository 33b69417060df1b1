import { formatDateTime } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Section } from '@carnet/mf-kit/pages';
import * as m from '../messages/table-imports';
import { importsQuery } from './imports.queries';
import { UndoImport } from './undo-import';
import classes from './table-imports.module.css';

/** Earlier imports that can be undone. Renders nothing if there are none. */
export function ImportList() {
  const { data = [] } = useLoaded(importsQuery());
  if (data.length === 0) return null;
  return (
    <Section title={m.pastImports} note={m.undoNote}>
      <ul className={classes.past}>
        {data.map(({ batch, file_name, product, created_at, made }) => (
          <li key={batch}>
            <div>
              <strong>{file_name}</strong>
              <p className={classes.note}>
                {[product, formatDateTime(created_at), m.recordsCount({ count: made })].filter(Boolean).join(' · ')}
              </p>
            </div>
            <UndoImport batches={[batch]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
