import { Button, PlusIcon, useServes } from '@carnet/mf-kit';
import { useId } from 'react';
import { paths } from '../paths';
import classes from './vehicle.module.css';

interface Action {
  label: string;
  to: (vehicleId: number) => string;
  /** Where the pages behind it begin, where that is not its own first segment. */
  pages?: string;
}

/** The documents' four, and the way to the vehicle's schedules (spec §2). */
const ACTIONS: readonly Action[] = [
  { label: 'Log Service', to: paths.newService },
  { label: 'Add Modification', to: paths.newModification },
  { label: 'Add Part', to: paths.newPart },
  { label: 'Upload Photos', to: paths.uploadPhotos },
];
const SCHEDULE: Action = { label: 'Service Schedule', to: paths.serviceSchedule, pages: '/service-schedules' };

/** What a person most often comes to do. An action whose pages nobody serves is left out rather than a dead link. */
export function QuickActions({ vehicleId }: { vehicleId: number }) {
  const id = useId();
  const serves = useServes();
  const leads = ({ to, pages }: Action) => serves(pages ?? to(vehicleId));
  return (
    <section className={classes.quick} aria-labelledby={id}>
      <h2 id={id}>Quick Actions</h2>
      <div className={classes.actions}>
        {ACTIONS.filter(leads).map(({ label, to }) => (
          <Button key={label} to={to(vehicleId)} icon={<PlusIcon size={18} />}>
            {label}
          </Button>
        ))}
        {leads(SCHEDULE) && <Button to={SCHEDULE.to(vehicleId)}>{SCHEDULE.label}</Button>}
      </div>
    </section>
  );
}
