import { Notice, useSearchParams } from '@carnet/mf-kit';
import { Announcement, type Meanwhile, type Planned } from '../announced/announcement';
import { albums, beforeAfter, tag, wrench } from '../announced/signs';
import { paths } from '../paths';

/** The documents' planned features (001 §2). */
const PLANNED: readonly Planned[] = [
  {
    icon: albums,
    title: 'Photo upload and albums',
    what: 'From the phone in the garage or the camera at the meeting, kept in albums for each vehicle.',
  },
  {
    icon: beforeAfter,
    title: 'Before and after photos',
    what: 'Two pictures side by side: the rust and the repair, the old colour and the new one.',
  },
  {
    icon: wrench,
    title: 'Service photos',
    what: 'Pictures that belong to a service event: the worn pads, the part number, the receipt.',
  },
  {
    icon: tag,
    title: 'Tagging',
    what: 'Words on every picture, so that all gearboxes or all of last summer are found at once.',
  },
];

const MEANWHILE: readonly Meanwhile[] = [
  {
    to: paths.serviceHistory(),
    label: 'Service History',
    what: 'Describe what was found in the report of the service event, and link to pictures that are kept elsewhere.',
  },
  {
    to: paths.modifications(),
    label: 'Modifications',
    what: 'Note how it was before and what was changed, with its parts and its cost.',
  },
  { to: paths.trackDays(), label: 'Track Days', what: 'Tell how the day went, with a link to the album.' },
];

export default function PhotosPage() {
  const [params] = useSearchParams();
  const vehicleId = Number(params.get('vehicle_id'));
  const isOfVehicle = Number.isInteger(vehicleId) && vehicleId > 0;
  return (
    <Announcement
      title="Photos"
      subtitle="Pictures of your vehicles and of the work on them are coming to Carnet."
      planned={PLANNED}
      meanwhile={MEANWHILE}
      back={isOfVehicle ? { to: paths.vehicle(vehicleId), label: 'Back to the vehicle' } : undefined}
      notice={
        isOfVehicle && <Notice title="Photos cannot be uploaded yet.">Nothing was changed on this vehicle.</Notice>
      }
    />
  );
}
