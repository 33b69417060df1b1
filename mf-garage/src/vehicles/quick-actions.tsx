import { Button, type LinkName, PlusIcon, useLinks } from '@carnet/mf-kit';
import { useId } from 'react';
import classes from './vehicle.module.css';
import * as m from '../messages/vehicle';

/** The documents' four (spec §2). */
const ACTIONS: readonly { label: string; link: LinkName }[] = [
  { label: m.logService, link: 'vehicle/log-service' },
  { label: m.addModification, link: 'vehicle/add-modification' },
  { label: m.addPart, link: 'vehicle/add-part' },
  { label: m.uploadPhotos, link: 'vehicle/upload-photos' },
];

/** What a person most often comes to do. An action that no remote has a page for is left out. */
export function QuickActions({ vehicleId }: { vehicleId: number }) {
  const id = useId();
  const linkTo = useLinks();
  const schedule = linkTo('vehicle/service-schedule', vehicleId);
  return (
    <section className={classes.quick} aria-labelledby={id} data-screen-only>
      <h2 id={id}>{m.quickActions}</h2>
      <div className={classes.actions}>
        {ACTIONS.map(({ label, link }) => ({ label, to: linkTo(link, vehicleId) })).map(
          ({ label, to }) =>
            to && (
              <Button key={label} to={to} icon={<PlusIcon size={18} />}>
                {label}
              </Button>
            ),
        )}
        {schedule && <Button to={schedule}>{m.serviceSchedule}</Button>}
      </div>
    </section>
  );
}
