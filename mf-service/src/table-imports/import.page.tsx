import {
  FilterSelect,
  FormSkeleton,
  messageOf,
  Notice,
  NotYet,
  PageFrame,
  preselected,
  useLoaded,
  useSearchParams,
} from '@carnet/mf-kit';
import { useState } from 'react';
import { NoVehicles, type Vehicle, vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/table-imports';
import { paths } from '../paths';
import { FileStep } from './file-step';
import { importChoicesQuery, NO_CHOICES } from './import-choices';
import { ImportList } from './import-list';
import { ImportPreview } from './import-preview';
import { type TableFile, withSheet } from './table-file';
import classes from './table-imports.module.css';

/** Brings in what was kept in another product, or in a spreadsheet: the file, how it is read, what becomes of each row. */
export default function ImportPage() {
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame title={m.title} subtitle={m.subtitle} back={{ to: paths.history(), label: m.serviceHistory }}>
      {vehicles.data ? <Import vehicles={vehicles.data} /> : <NotYet of={vehicles} waiting={<FormSkeleton />} />}
    </PageFrame>
  );
}

function Import({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const named = useSearchParams()[0].get('vehicle_id');
  const [chosen, setChosen] = useState(() => preselected(vehicles, named)?.id);
  const [file, setFile] = useState<TableFile | null>(null);
  const [picks, setPicks] = useState(0);
  const show = (read: TableFile | null) => {
    setFile(read);
    setPicks(picks + 1);
  };
  const vehicle = vehicles.find(({ id }) => id === chosen);
  const choices = useLoaded(importChoicesQuery());
  // Without them an import goes on: files are guessed as if they were the first.
  const known = choices.data ?? (choices.isFetched ? NO_CHOICES : null);
  if (vehicles.length === 0) return <NoVehicles>{m.needsVehicle}</NoVehicles>;
  return (
    <div className={classes.page}>
      <FileStep vehicles={vehicles} vehicleId={chosen} onVehicle={setChosen} file={file} onFile={show} />
      {file?.sheets && (
        <section className={classes.step} aria-label={m.sheet}>
          <div className={classes.fields}>
            <FilterSelect
              wide
              label={m.sheet}
              value={file.sheet ?? ''}
              onChange={(name) => show(withSheet(file, name))}
              options={file.sheets.map(({ name, isHidden }) => ({
                value: name,
                label: isHidden ? m.hiddenSheet({ name }) : name,
              }))}
            />
          </div>
        </section>
      )}
      {choices.error && !choices.data && <Notice tone="warn">{messageOf(choices.error, m.fetchChoicesFailed)}</Notice>}
      {file && vehicle && known && (
        <ImportPreview key={`${picks} ${vehicle.id}`} file={file} vehicle={vehicle} choices={known} />
      )}
      <ImportList />
    </div>
  );
}
