import { PageFrame } from '@carnet/mf-kit/pages';
import { fakeApi, reconnect, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import IssueCreatePage from './issues/issue-create.page';
import IssueEditPage from './issues/issue-edit.page';
import ModificationEditPage from './modifications/modification-edit.page';
import ModificationNewPage from './modifications/modification-new.page';
import { aModification, anIssue, aPart, aServiceEvent, aTrackDay, aVehicle } from './testing/factories';
import TrackDayEditPage from './track-days/track-day-edit.page';
import TrackDayNewPage from './track-days/track-day-new.page';

const AWAY = { status: 503, body: { msg: 'Away' } };

interface FormPage {
  path: string;
  route: string;
  Page: ComponentType;
  field: RegExp;
}

it.each<FormPage>([
  { path: '/issues/create', route: '/issues/create', Page: IssueCreatePage, field: /^Description/ },
  { path: '/issues/5/edit', route: '/issues/:id/edit', Page: IssueEditPage, field: /^Description/ },
  { path: '/modifications/new', route: '/modifications/new', Page: ModificationNewPage, field: /^Notes/ },
  { path: '/modifications/4/edit', route: '/modifications/:id/edit', Page: ModificationEditPage, field: /^Notes/ },
  { path: '/track-days/new', route: '/track-days/new', Page: TrackDayNewPage, field: /^Track or facility/ },
  { path: '/track-days/3/edit', route: '/track-days/:id/edit', Page: TrackDayEditPage, field: /^Track or facility/ },
])('keeps what was typed at $path when the network comes back and nothing else answers', async (page) => {
  const { on } = fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/service/vehicles/7/events': { body: [aServiceEvent()] },
    'GET /api/parts/vehicles/7': { body: [aPart()] },
    'GET /api/issues/5': { body: anIssue({ description: '' }) },
    'GET /api/modifications/4': { body: aModification({ notes: '' }) },
    'GET /api/track-days/3': { body: aTrackDay({ track_name: '' }) },
  });
  renderWithKit(
    <PageFrame title="Form">
      <page.Page />
    </PageFrame>,
    page,
  );
  await userEvent.type(await screen.findByLabelText(page.field), 'Typed on the train');
  for (const path of ['/api/vehicles', '/api/service/vehicles/7/events', '/api/parts/vehicles/7'])
    on(`GET ${path}`, AWAY);
  await reconnect();
  // The edit page of a modification only loads its service events, so the number of notices differs between pages.
  expect((await screen.findAllByText('Some of what you see may be out of date.'))[0]).toBeVisible();
  expect(screen.getByLabelText(page.field)).toHaveValue('Typed on the train');
  expect(screen.getByRole('button', { name: /^(Create|Update) / })).toBeEnabled();
});
