import { Button, type LinkName, PlusIcon, useLinks } from '@carnet/mf-kit';
import { useId } from 'react';
import classes from './vehicle.module.css';

/** The documents' four (spec §2). */
const ACTIONS: readonly { label: string; link: LinkName }[] = [
  { label: 'Log Service', link: 'vehicle/log-service' },
  { label: 'Add Modification', link: 'vehicle/add-modification' },
  { label: 'Add Part', link: 'vehicle/add-part' },
  { label: 'Upload Photos', link: 'vehicle/upload-photos' },
];

/** What a person most often comes to do. An action that no remote has a page for is left out. */
export function QuickActions({ vehicleId }: { vehicleId: number }) {
  const id = useId();
  const linkTo = useLinks();
  const schedule = linkTo('vehicle/service-schedule', vehicleId);
  return (
    <section className={classes.quick} aria-labelledby={id}>
      <h2 id={id}>Quick Actions</h2>
      <div className={classes.actions}>
        {ACTIONS.map(({ label, link }) => ({ label, to: linkTo(link, vehicleId) })).map(
          ({ label, to }) =>
            to && (
              <Button key={label} to={to} icon={<PlusIcon size={18} />}>
                {label}
              </Button>
            ),
        )}
        {schedule && <Button to={schedule}>Service Schedule</Button>}
      </div>
    </section>
  );
}
