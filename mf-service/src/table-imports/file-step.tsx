import { FilterSelect, Notice } from '@carnet/mf-kit';
import { useRef, useState } from 'react';
import { FileZone } from '../imports';
import { type Vehicle, vehicleOptions } from '../lookups';
import * as m from '../messages/table-imports';
import { MAX_BYTES, MAX_ROWS, readTableFile, type TableFile, TableProblem } from './table-file';
import classes from './table-imports.module.css';

interface FileStepProps {
  vehicles: readonly Vehicle[];
  vehicleId: number | undefined;
  onVehicle: (id: number) => void;
  file: TableFile | null;
  onFile: (file: TableFile | null) => void;
}

/** Whose history it is, and the file. */
export function FileStep({ vehicles, vehicleId, onVehicle, file, onFile }: FileStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const picks = useRef(0);
  const pick = async (picked: File) => {
    const own = (picks.current += 1);
    const isLast = () => own === picks.current; // a large file may be read after a small one that was picked later
    setProblem(null);
    try {
      const read = await readTableFile(picked);
      if (isLast()) onFile(read);
    } catch (error) {
      if (!isLast()) return;
      onFile(null);
      setProblem(problemOf(error));
    }
  };
  return (
    <section className={classes.step} aria-label={m.fileAndVehicle}>
      <div className={classes.fields}>
        <FilterSelect
          wide
          label={m.vehicle}
          value={String(vehicleId ?? '')}
          onChange={(id) => onVehicle(Number(id))}
          options={[...(vehicleId ? [] : [{ value: '', label: m.chooseVehicle }]), ...vehicleOptions(vehicles)]}
        />
      </div>
      <FileZone
        label={m.file}
        accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,application/json"
        title={file?.name ?? m.dropFile}
        notes={<span>{m.whichFiles}</span>}
        choose={file ? m.chooseAnother : m.chooseFile}
        onPick={(picked) => void pick(picked)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
    </section>
  );
}

function problemOf(error: unknown): string {
  const fault = error instanceof TableProblem ? error.fault : 'unreadable';
  if (fault === 'too-large') return m.tooLarge({ most: MAX_BYTES / 1024 / 1024 });
  return fault === 'too-many-rows' ? m.tooManyRows({ most: MAX_ROWS }) : m.unreadableFile;
}
