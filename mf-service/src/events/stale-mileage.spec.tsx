import { createQueryClient, QueryClientProvider } from '@carnet/mf-kit/data';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { vehicleChoicesQuery } from '../lookups/garage.queries';
import { eventTemplateQuery } from '../lookups/template.queries';
import { anEvent, aTemplate, aVehicle } from '../testing/factories';
import ServiceEventEditPage from './service-event-edit.page';
import ServiceEventNewPage from './service-event-new.page';
import { serviceEventQuery } from './service-events.queries';

const mileage = () => screen.findByLabelText(/^Mileage at service/);

/** Opens the page with a vehicle that was fetched before an event was completed. Its new fetch answers last. */
async function openAfterCompletion(
  Page: () => React.JSX.Element,
  sooner: readonly unknown[],
  path: string,
  route: string,
) {
  let answer = () => undefined as void;
  fakeApi({
    'GET /api/vehicles': () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: [aVehicle({ current_mileage: 85_000 })] });
      }),
    'GET /api/parts/vehicles/7': { body: [] },
    'GET /api/service/templates': { body: [] },
    'GET /api/service/templates/51': { body: aTemplate() },
    'GET /api/service/events/5': { body: anEvent({ id: 5, status: 'Upcoming', mileage_at_service: null }) },
  });
  const queries = createQueryClient();
  queries.setQueryData(vehicleChoicesQuery().queryKey, [aVehicle({ current_mileage: 84_000 })]);
  await queries.invalidateQueries({ queryKey: ['garage'] });
  renderWithKit(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
    { path, route },
  );
  await waitFor(() => expect(queries.getQueryState(sooner)?.status).toBe('success'));
  await act(async () => answer());
}

it('a new event of a template begins with the mileage that the last completed one raised', async () => {
  await openAfterCompletion(
    ServiceEventNewPage,
    eventTemplateQuery(51).queryKey,
    '/service/events/new?vehicle_id=7&template_id=51',
    '/service/events/new',
  );
  expect(await mileage()).toHaveValue('85000');
});

it('a planned event is completed at the mileage that the last completed one raised', async () => {
  await openAfterCompletion(
    ServiceEventEditPage,
    serviceEventQuery(5).queryKey,
    '/service/events/5/edit?status=Completed',
    '/service/events/:id/edit',
  );
  expect(await mileage()).toHaveValue('85000');
});
