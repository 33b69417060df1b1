import { useQueryClient } from '@carnet/mf-kit/data';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vehicleChoicesQuery } from '../lookups/garage.queries';
import { aVehicle } from '../testing/factories';
import ScheduleNewPage from './schedule-new.page';

const VEHICLES = [aVehicle({ id: 8 }), aVehicle()];

/** React may render a page in steps: here the vehicles arrive after the frame is rendered and before its content. */
function MockFrameBeforeTheAnswer({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { queryKey } = vehicleChoicesQuery();
  if (!queries.getQueryData(queryKey)) queries.setQueryData(queryKey, VEHICLES);
  return children;
}

jest.mock('@carnet/mf-kit/pages', () => ({
  ...jest.requireActual<object>('@carnet/mf-kit/pages'),
  PageFrame: (props: { children: ReactNode }) => <MockFrameBeforeTheAnswer {...props} />,
}));

it('chooses the vehicle of the address also where the vehicles come while the page is drawn', async () => {
  fakeApi({ 'GET /api/vehicles': { body: VEHICLES } });
  renderWithKit(<ScheduleNewPage />, {
    path: '/service-schedules/new?vehicleId=7',
    route: '/service-schedules/new',
  });
  expect(await screen.findByLabelText(/^Vehicle/)).toHaveValue('7');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/service-schedules/vehicles/7');
});
