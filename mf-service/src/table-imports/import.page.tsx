import { messageOf, useLoaded, useLoadedFresh, useMay } from '@carnet/mf-kit/data';
import { FormSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { FilterSelect, PageFrame } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { type Vehicle, vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/table-imports';
import { PassportStep } from '../passports';
import { paths } from '../paths';
import { FileStep } from './file-step';
import { importChoicesQuery, NO_CHOICES } from './import-choices';
import { ImportList } from './import-list';
import { ImportPreview } from './import-preview';
import { LubeLoggerStep } from './lubelogger-step';
import { type TableFile, withSheet } from './table-file';
import { UnfinishedTableImport } from './unfinished-table-import';
import classes from './table-imports.module.css';

/** Imports data from another product or a spreadsheet: picks files, maps their tables, and shows the result of each row. */
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
  const [files, setFiles] = useState<readonly TableFile[]>([]);
  const [picks, setPicks] = useState(0);
  const [passport, setPassport] = useState<File | null>(null);
  const { own } = useMay();
  const show = (read: readonly TableFile[]) => {
    setFiles(read);
    setPicks(picks + 1);
  };
  // Fetches the newest choices, because another device may have changed them. If that fails, the import goes on without them.
  const choices = useLoadedFresh(importChoicesQuery());
  const known = choices.data ?? (choices.isFetched ? NO_CHOICES : null);
  return (
    <div className={classes.page}>
      <UnfinishedTableImport />
      <FileStep files={files} onFiles={show} onPassport={own ? setPassport : undefined} />
      {own && <PassportStep file={passport} />}
      <LubeLoggerStep onFile={(file) => show([file])} />
      {files.map((file, at) =>
        file.sheets ? (
          <section key={at} className={classes.step} aria-label={m.sheet}>
            <div className={classes.fields}>
              <FilterSelect
                wide
                label={files.length === 1 ? m.sheet : m.sheetOf({ file: file.name })}
                value={file.sheet ?? ''}
                onChange={(name) => show(files.with(at, withSheet(file, name)))}
                options={file.sheets.map(({ name, isHidden }) => ({
                  value: name,
                  label: isHidden ? m.hiddenSheet({ name }) : name,
                }))}
              />
            </div>
          </section>
        ) : null,
      )}
      {choices.error && !choices.data && <Notice tone="warn">{messageOf(choices.error, m.fetchChoicesFailed)}</Notice>}
      {files.length > 0 && known && (
        <ImportPreview
          key={picks}
          files={files}
          vehicles={vehicles}
          named={vehicles.find(({ id }) => String(id) === named)}
          choices={known}
        />
      )}
      <ImportList />
    </div>
  );
}
