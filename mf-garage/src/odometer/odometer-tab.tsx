import { type Entry, useLoaded } from '@carnet/mf-kit/data';
import { ListSkeleton, NotYet, PanelError, useOnChange } from '@carnet/mf-kit/ui';
import { UndoBar, useOpenedEntry, useUndo, Waiting } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { garageChanged } from '../shared';
import { ExplainedList } from './explained-list';
import { FindingList } from './finding-list';
import { OdometerChart } from './odometer-chart';
import type { Doing } from './doing';
import { OdometerDialog } from './odometer-dialog';
import classes from './odometer.module.css';
import { type Odometer, odometerQuery } from './odometer.queries';
import { ReadingList } from './reading-list';
import { OdometerSummary } from './odometer-summary';
import * as m from '../messages/odometer';

export interface OdometerTabProps {
  vehicleId: number;
}

/** The readings of a vehicle's odometer, contradictions in them, and their owner's explanations. */
export default function OdometerTab({ vehicleId }: OdometerTabProps) {
  const odometer = useLoaded(odometerQuery(vehicleId));
  if (!odometer.data)
    return (
      <>
        <Waiting kind="odometer-reading" vehicle={vehicleId} />
        <NotYet
          of={odometer}
          waiting={<ListSkeleton label={m.loading} />}
          missing={<PanelError error={odometer.error} />}
        />
      </>
    );
  return <Ledger odometer={odometer.data} />;
}

function Ledger({ odometer }: { odometer: Odometer }) {
  const opened = useOpenedEntry('odometer-reading');
  const [doing, setDoing] = useState<Doing | null>(() => (opened ? doingOf(opened, odometer) : null));
  useOnChange(opened?.id, () => opened && setDoing(doingOf(opened, odometer)));
  const undo = useUndo(garageChanged);
  const { readings, findings } = odometer;
  return (
    <div className={classes.tab}>
      <OdometerSummary odometer={odometer} />
      <UndoBar undo={undo} />
      {findings.length > 0 && <FindingList odometer={odometer} onDo={setDoing} />}
      {readings.length > 1 && <OdometerChart odometer={odometer} />}
      <Waiting kind="odometer-reading" vehicle={odometer.vehicle_id} />
      <ReadingList odometer={odometer} undo={undo} onDo={setDoing} />
      <ExplainedList odometer={odometer} undo={undo} onDo={setDoing} />
      {doing && <OdometerDialog doing={doing} odometer={odometer} onDo={setDoing} onClose={() => setDoing(null)} />}
    </div>
  );
}

/** The form for a reading in the outbox. If the reading is unknown or deleted, the form adds it. */
function doingOf({ path }: Entry, { readings }: Odometer): Doing {
  const id = Number(path.split('/').at(-1));
  const reading = readings.find((one) => one.source === 'by-hand' && one.id === id);
  return reading ? { kind: 'edit', reading } : { kind: 'add' };
}
