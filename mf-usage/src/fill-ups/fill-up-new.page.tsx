import { ApiError, useLoaded, useLoadedFresh } from '@carnet/mf-kit/data';
import { FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { useRef } from 'react';
import { NoVehicles, unitOfVehicle, vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FillUpForm } from './fill-up-form';
import { fillUpForm, type FillUpValues, newFillUpValues, withPaper } from './fill-up-form.schema';
import { createFillUp, FILL_UP, type FillUp, lastUsedQuery, newestFillUpQuery, updateFillUp } from './fill-ups.queries';
import { linkPaper, type Paper, paperQuery } from './paper.queries';
import * as m from '../messages/fill-up-form';

export default function FillUpNewPage() {
  const [params] = useSearchParams();
  const paperId = Number(params.get('paper'));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const newest = useLoaded({ ...newestFillUpQuery(), enabled: !params.has('vehicle_id') });
  const paper = useLoadedFresh(paperQuery(paperId), paperId > 0);
  const isChosen = params.has('vehicle_id') || newest.isFetched;
  if (paperId > 0 && !paper.data) return <NotYet of={paper} waiting={<FormSkeleton />} />;
  if (!vehicles.data || !isChosen) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  // The vehicle comes from the URL, otherwise from the paper, otherwise from the newest fill-up.
  const named = params.get('vehicle_id') ?? String(paper.data?.vehicle_id ?? newest.data?.vehicle_id ?? '');
  const vehicle = preselected(vehicles.data, named);
  return <NewForm vehicleId={vehicle?.id ?? 0} vehicles={vehicleOptions(vehicles.data)} paper={paper.data} />;
}

interface NewFormProps {
  vehicleId: number;
  vehicles: readonly VehicleOption[];
  /** The paper that fills the form. It is linked to the new fill-up. */
  paper?: Paper;
}

function NewForm({ vehicleId, vehicles, paper }: NewFormProps) {
  const onSaved = useSaved(FILL_UP, paths.fillUp);
  const save = useSaveWith(paper);
  const lastUsed = useLoadedFresh(lastUsedQuery(vehicleId), vehicleId > 0);
  // If the last values cannot be loaded, the form opens without them.
  if (vehicleId > 0 && !lastUsed.isFetched) return <FormSkeleton />;
  const values = newFillUpValues(vehicleId ? String(vehicleId) : '', lastUsed.data);
  return (
    <FillUpForm
      isNew
      initial={paper ? withPaper(values, paper, unitOfVehicle(vehicles, values.vehicle_id)) : values}
      vehicles={vehicles}
      submitLabel={m.create}
      fallback={m.notCreated}
      cancelTo={paths.fillUps()}
      save={save}
      onSaved={onSaved}
      files={!paper && <LateSlot slot="form-files" subject="fill-up" holds />}
    />
  );
}

/** Creates the fill-up and links its paper. If linking fails, a retry updates the created fill-up. */
function useSaveWith(paper: Paper | undefined): (values: FillUpValues) => Promise<FillUp> {
  const made = useRef<FillUp>(null);
  return async (values) => {
    const body = fillUpForm.bodyOf(values);
    made.current = await (made.current ? updateFillUp(made.current, body) : createFillUp(body, !paper));
    if (paper) await linkPaper(paper.id, made.current).catch(saidOfLink);
    return made.current;
  };
}

/** Replaces the error of svc-records: it would read as if the fill-up was not saved. */
function saidOfLink(error: unknown): never {
  throw new ApiError(m.paperNotLinked, error instanceof ApiError ? error.status : 0);
}
