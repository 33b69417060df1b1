import type { garage } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { type OutboxNote, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/odometer';
import { paths } from '../paths';

export type Odometer = garage.OdometerView;
export type Reading = garage.OdometerReadingView;
export type Chapter = garage.OdometerChapterView;
export type Finding = garage.OdometerFindingView;
export type Explained = garage.OdometerExplainedView;
export type Expected = NonNullable<Odometer['expected']>;
export type NewChapter = garage.CreateOdometerChapter;

const FALLBACK = m.fetchFailed;

export const odometerQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['garage', 'odometer', vehicleId],
    queryFn: ({ signal }): Promise<Odometer> =>
      api.get('/api/vehicles/{id}/odometer', { params: { id: vehicleId }, signal, fallback: FALLBACK }),
  });

/** The expected reading on a day. */
export const expectedQuery = (vehicleId: number, on: string) =>
  queryOptions({
    queryKey: ['garage', 'odometer', vehicleId, on],
    queryFn: async ({ signal }): Promise<Expected | null> => {
      const query = { on };
      const params = { id: vehicleId };
      return (await api.get('/api/vehicles/{id}/odometer', { params, query, signal, fallback: FALLBACK })).expected;
    },
  });

/** A reading that is shown in its list while it waits in the outbox; `mileage` is its formatted value. */
export const waitingReading = (vehicle: number, mileage: string, day: string): OutboxNote => ({
  ...{ kind: 'odometer-reading', vehicle, title: mileage, note: formatDate(day), list: paths.odometer(vehicle) },
});

export const createReading = (body: garage.CreateOdometerReading, outbox?: OutboxNote): Promise<Reading> =>
  api.post('/api/odometer-readings', body, { fallback: m.addFailed, outbox });

export const updateReading = (
  read: Reading,
  body: garage.UpdateOdometerReading,
  outbox?: OutboxNote,
): Promise<Reading> =>
  api.put('/api/odometer-readings/{id}', body, {
    params: { id: read.id },
    fallback: m.saveReadingFailed,
    ifMatch: read.version ?? undefined,
    outbox: outbox && { ...outbox, was: { ...read, version: read.version ?? undefined } },
  });

export const deleteReading = ({ id, version }: Reading): Promise<void> =>
  api.delete('/api/odometer-readings/{id}', {
    params: { id },
    fallback: m.deleteFailed,
    ifMatch: version ?? undefined,
  });

export const createChapter = (body: NewChapter): Promise<Chapter> =>
  api.post('/api/odometer-chapters', body, { fallback: m.saveExplanationFailed });

export const deleteChapter = ({ id, version }: Chapter): Promise<void> =>
  api.delete('/api/odometer-chapters/{id}', { params: { id }, fallback: m.takeBackFailed, ifMatch: version });

/** Request body that creates a deleted chapter again. */
export const saidAgain = ({ vehicle_id, kind, from_date, ...said }: Chapter): NewChapter => ({
  vehicle_id,
  kind,
  from_date,
  to_date: said.to_date,
  last_value: said.last_value,
  first_value: said.first_value,
  unit_before: said.unit_before,
  reading_source: said.reading_source,
  reading_id: said.reading_id,
  corrected_value: said.corrected_value,
  evidence: said.evidence,
});

type Named = Pick<Reading, 'source' | 'id'>;

/** Chapters about a reading: about its value, or about the span from it to the next one. */
export async function saidOf(vehicleId: number, { source, id }: Named): Promise<Chapter[]> {
  const params = { id: vehicleId };
  const { chapters } = await api.get('/api/vehicles/{id}/odometer', { params, fallback: m.fetchFailed });
  return chapters.filter(
    ({ reading_source, reading_id, earlier_source, earlier_id }) =>
      (reading_source === source && reading_id === id) || (earlier_source === source && earlier_id === id),
  );
}

/** Recreates the chapters about a deleted reading for the reading that replaces it. */
export async function sayAgain(said: readonly Chapter[], { source, id }: Named, now: number): Promise<void> {
  for (const chapter of said) {
    const isOfIt = chapter.reading_source === source && chapter.reading_id === id;
    await createChapter({ ...saidAgain(chapter), reading_id: isOfIt ? now : chapter.reading_id });
  }
}
