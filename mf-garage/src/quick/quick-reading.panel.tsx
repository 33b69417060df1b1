import { formatMileage, today } from '@carnet/mf-kit/formats';
import { useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { NotYet, PanelSkeleton } from '@carnet/mf-kit/ui';
import { useNavigate, useSearchParams } from '@carnet/mf-kit/federation';
import {
  MileageField,
  numberOrNull,
  type Problems,
  QuickForm,
  type QuickStep,
  useKitForm,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { vehicleQuery } from '../lookups';
import * as errors from '../messages/odometer';
import * as form from '../messages/odometer-form';
import * as m from '../messages/quick';
import { createReading, type Reading, waitingReading } from '../odometer';
import { paths } from '../paths';
import { garageChanged } from '../shared';

interface Values {
  value: string;
}

/** Stores today's odometer reading. A reading has no other required fields, so there is no step to complete it later. */
export default function QuickReadingPanel({ vehicleId }: CarnetSlots['quick-entry']) {
  const vehicle = useLoaded(vehicleQuery(vehicleId));
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const entry = useKitForm<Values, Reading>({
    initial: { value: params.get('mileage') ?? '' },
    validate: problemsOf,
    save: (values) => {
      const [value, read_on] = [numberOrNull(values.value)!, today()];
      const waiting = waitingReading(vehicleId, formatMileage(value, vehicle.data!.odometer_unit), read_on);
      return createReading({ vehicle_id: vehicleId, read_on, value, standing: 'as-read' }, waiting);
    },
    onSaved: () => {
      void garageChanged(queries);
      navigate(`${paths.vehicle(vehicleId)}?tab=odometer`);
    },
    fallback: errors.saveReadingFailed,
  });
  if (!vehicle.data) return <NotYet of={vehicle} waiting={<PanelSkeleton />} />;
  const unit = vehicle.data.odometer_unit;
  const steps: QuickStep[] = [
    {
      title: m.whichReading,
      fields: ['value'],
      content: () => (
        <MileageField
          form={entry}
          name="value"
          label={form.odometer}
          required
          unit={unit}
          vehicleId={vehicleId}
          expects
        />
      ),
    },
  ];
  return <QuickForm form={entry} validate={problemsOf} label={form.reading} steps={steps} submitLabel={m.save} />;
}

function problemsOf({ value }: Values): Problems<Values> | null {
  const problem = value.trim() === '' ? form.readingRequired : wholeNumberProblem(form.odometer, value);
  return problem ? { fields: { value: problem } } : null;
}
