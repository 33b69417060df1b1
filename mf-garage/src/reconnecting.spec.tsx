import { PageFrame } from '@carnet/mf-kit/pages';
import { fakeApi, reconnect, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import PartNewPage from './parts/part-new.page';
import { aCollection, aVehicle } from './testing/factories';
import VehicleEditPage from './vehicles/vehicle-edit.page';
import VehicleNewPage from './vehicles/vehicle-new.page';

const AWAY = { status: 503, body: { msg: 'Away' } };

interface FormPage {
  path: string;
  route: string;
  Page: ComponentType;
}

it.each<FormPage>([
  { path: '/vehicles/new', route: '/vehicles/new', Page: VehicleNewPage },
  { path: '/vehicles/7/edit', route: '/vehicles/:id/edit', Page: VehicleEditPage },
  { path: '/parts/new', route: '/parts/new', Page: PartNewPage },
])('keeps what was typed at $path when the network comes back and nothing else answers', async (page) => {
  const { on } = fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/collections': { body: [aCollection()] },
    'GET /api/vehicles/7': { body: aVehicle({ notes: '' }) },
  });
  renderWithKit(
    <PageFrame title="Form">
      <page.Page />
    </PageFrame>,
    page,
  );
  await userEvent.type(await screen.findByLabelText(/^Notes/), 'Typed on the train');
  for (const path of ['/api/vehicles', '/api/collections']) on(`GET ${path}`, AWAY);
  await reconnect();
  expect((await screen.findAllByText('Some of what you see may be out of date.'))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Typed on the train');
  expect(screen.getByRole('button', { name: /^(Create|Update) / })).toBeEnabled();
});
