import { PageFrame } from '@carnet/mf-kit/pages';
import { fakeApi, reconnect, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import ServiceEventEditPage from './events/service-event-edit.page';
import ServiceEventNewPage from './events/service-event-new.page';
import ScheduleNewPage from './schedules/schedule-new.page';
import { anEvent, aPart, aVehicle } from './testing/factories';

const AWAY = { status: 503, body: { msg: 'Away' } };
const NOTICE = 'Some of what you see may be out of date.';

interface FormPage {
  path: string;
  route: string;
  Page: ComponentType;
  field: RegExp;
}

const answers = () =>
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/parts/vehicles/7': { body: [aPart()] },
    'GET /api/service/templates': { body: [] },
    'GET /api/service/events/5': { body: anEvent({ name: '', template_id: null, template: null }) },
  });

const open = (page: FormPage, path = page.path) =>
  renderWithKit(
    <PageFrame title="Form">
      <page.Page />
    </PageFrame>,
    { ...page, path },
  );

const NEW_EVENT: FormPage = {
  path: '/service/events/new',
  route: '/service/events/new',
  Page: ServiceEventNewPage,
  field: /^Service name/,
};

it.each<FormPage>([
  NEW_EVENT,
  {
    path: '/service/events/5/edit',
    route: '/service/events/:id/edit',
    Page: ServiceEventEditPage,
    field: /^Service name/,
  },
  { path: '/service-schedules/new', route: '/service-schedules/new', Page: ScheduleNewPage, field: /^Name/ },
])('keeps what was typed at $path when the network comes back and nothing else answers', async (page) => {
  const { on } = answers();
  open(page);
  await userEvent.type(await screen.findByLabelText(page.field), 'Typed on the train');
  for (const path of ['/api/vehicles', '/api/parts/vehicles/7']) on(`GET ${path}`, AWAY);
  await reconnect();
  expect((await screen.findAllByText(NOTICE))[0]).toBeVisible();
  expect(screen.getByLabelText(page.field)).toHaveValue('Typed on the train');
  expect(screen.getByRole('button', { name: /^(Create|Update) / })).toBeEnabled();
});

it('keeps what was typed while a template that could not be read is asked for again', async () => {
  const { on } = answers();
  on('GET /api/service/templates/9', AWAY);
  open(NEW_EVENT, '/service/events/new?template_id=9');
  await userEvent.type(await screen.findByLabelText(NEW_EVENT.field), 'Typed on the train');
  on('GET /api/service/templates/9', () => new Promise(() => undefined));
  await reconnect();
  expect(screen.getByLabelText(NEW_EVENT.field)).toHaveValue('Typed on the train');
});
