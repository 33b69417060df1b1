import { useQueryClient } from '@carnet/mf-kit';
import { ImportActions } from '../imports';
import { templateImports } from './template-imports';
import { templatesChanged } from './templates.queries';

/** The way to bring in templates from a file: one that was exported, or many at once. */
export function ImportTemplates() {
  const queries = useQueryClient();
  return <ImportActions kind={templateImports} help={<FileHelp />} onImported={() => templatesChanged(queries)} />;
}

/** Which fields a file has. */
function FileHelp() {
  return (
    <>
      <p>
        Each template needs <code>name</code>, <code>type</code> (Regular Maintenance, Modification, Repair or Other)
        and <code>recurrence_type</code>. <code>Periodic</code> takes <code>recurrence_time_interval</code> in days,{' '}
        <code>recurrence_mileage_interval</code> in miles, or both; <code>Total_Mileage</code> takes{' '}
        <code>recurrence_total_mileage</code> in miles and may take <code>recurrence_total_age</code> in months.
      </p>
      <p>
        It may have <code>description</code>, <code>status</code>, <code>estimated_cost</code>,{' '}
        <code>recommended_parts</code> (a list of names), <code>notes</code> and <code>source</code>. What Export
        Template saves can be imported as it is.
      </p>
    </>
  );
}
