import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Things } from './believable.js';
import { stillness } from './axe.js';
import { aJpeg } from './photos.js';
import type { OpenRequests } from './requests.js';
import { aZip } from './zip.js';

/** A screen of the product: a route, and actions to do before it is checked. */
export interface Screen {
  name: string;
  /** The route as declared: `/vehicles/:id`. */
  route: string;
  /** The kind of id for the path, and the rest of the path. */
  of?: keyof Things;
  query?: string;
  /** The heading, or another text that is shown once the page is complete. */
  shows: string | RegExp;
  isPublic?: boolean;
  act?: (page: Page) => Promise<void>;
  /** True if the action leads elsewhere on a narrow page, as the menu does. It is then repeated there. */
  isAnotherWhenNarrow?: boolean;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** All screens. If a route is missing here, `care.spec.ts` fails. */
export const screens: readonly Screen[] = [
  { name: 'home', route: '/', shows: /.+/, isPublic: true },
  { name: 'features', route: '/features', shows: /.+/, isPublic: true },
  { name: 'about', route: '/about', shows: /.+/, isPublic: true },
  { name: 'login', route: '/login', shows: 'Log in', isPublic: true },
  { name: 'login-refused', route: '/login', shows: 'Log in', isPublic: true, act: press('Log in') },
  { name: 'register', route: '/register', shows: 'Register', isPublic: true },
  { name: 'register-refused', route: '/register', shows: 'Register', isPublic: true, act: press('Register') },
  { name: 'forgot-password', route: '/forgot-password', shows: 'Forgot your password?', isPublic: true },
  { name: 'reset-password', route: '/reset-password#token=x', shows: 'Set a new password', isPublic: true },
  { name: 'provider', route: '/provider', shows: 'Signing in', isPublic: true },
  { name: 'email-confirm', route: '/email#confirm=x', shows: 'Confirm your email', isPublic: true },
  { name: 'email-undo', route: '/email#undo=x', shows: 'Undo the change of your email', isPublic: true },
  { name: 'email-ended', route: '/email', shows: 'Your email', isPublic: true },
  { name: 'invitation', route: '/invitation#token=x', shows: 'An invitation', isPublic: true },
  { name: 'invitation-ended', route: '/invitation', shows: 'An invitation', isPublic: true },
  { name: 'remind-later', route: '/remind-later', shows: 'Remind me later', isPublic: true },
  { name: 'reset-password-ended', route: '/reset-password', shows: 'Set a new password', isPublic: true },

  { name: 'dashboard', route: '/dashboard', shows: /^Welcome/ },
  { name: 'quick', route: '/quick', shows: 'Quick entry' },
  { name: 'quick-mileage', route: '/quick', shows: 'Quick entry', act: toMileage },
  { name: 'share', route: '/share', shows: 'Shared with Carnet' },
  { name: 'garage-over', route: '/garage', query: '?owner=1', shows: 'A shared garage' },
  { name: 'dashboard-menu', route: '/dashboard', shows: /^Welcome/, act: openMenu, isAnotherWhenNarrow: true },
  { name: 'search', route: '/dashboard', shows: /^Welcome/, act: openSearch },
  { name: 'search-found', route: '/dashboard', shows: /^Welcome/, act: searchFor('oil', /^\d+ results$/) },
  { name: 'search-vehicles', route: '/dashboard', shows: /^Welcome/, act: searchFor('911', /^\d+ results?$/) },
  { name: 'search-nothing', route: '/dashboard', shows: /^Welcome/, act: searchFor('zzz', 'Nothing found for zzz') },
  { name: 'search-away', route: '/dashboard', shows: /^Welcome/, act: searchWhileServiceIsAway },
  { name: 'profile', route: '/profile', shows: 'Profile' },
  { name: 'profile-password', route: '/profile', query: '?tab=password', shows: 'Profile' },
  { name: 'settings', route: '/settings', shows: 'Settings' },
  { name: 'settings-reminders', route: '/settings', query: '?tab=reminders', shows: 'Settings' },
  { name: 'settings-security', route: '/settings', query: '?tab=security', shows: 'Settings' },
  { name: 'settings-sessions', route: '/settings', query: '?tab=sessions', shows: 'Settings' },
  { name: 'settings-sharing', route: '/settings', query: '?tab=sharing', shows: 'Settings' },
  {
    name: 'settings-sharing-invite',
    route: '/settings',
    query: '?tab=sharing',
    shows: 'Settings',
    act: press('Invite somebody'),
  },
  { name: 'settings-keys', route: '/settings', query: '?tab=keys', shows: 'Settings' },
  {
    name: 'settings-webhooks',
    route: '/settings',
    query: '?tab=webhooks',
    shows: 'Settings',
    act: press('Make a webhook'),
  },

  { name: 'collections', route: '/collections', shows: 'Collections' },
  { name: 'collection', route: '/collections/:id', of: 'collection', shows: 'Air and oil' },
  { name: 'collection-new', route: '/collections/new', shows: 'New Collection' },
  {
    name: 'collection-new-refused',
    route: '/collections/new',
    shows: 'New Collection',
    act: press('Create Collection'),
  },
  { name: 'collection-edit', route: '/collections/:id/edit', of: 'collection', shows: 'Edit Collection' },
  {
    name: 'collection-delete',
    route: '/collections/:id/edit',
    of: 'collection',
    shows: 'Edit Collection',
    act: press('Delete Collection'),
  },

  { name: 'vehicles', route: '/vehicles', shows: 'Vehicles' },
  { name: 'vehicles-no-match', route: '/vehicles', query: '?search=zzz', shows: 'Vehicles' },
  { name: 'vehicle', route: '/vehicles/:id', of: 'vehicle', shows: '1972 Porsche 911 T' },
  {
    name: 'vehicle-service-history',
    route: '/vehicles/:id',
    of: 'vehicle',
    query: '?tab=service-history',
    shows: '1972 Porsche 911 T',
  },
  {
    name: 'vehicle-modifications',
    route: '/vehicles/:id',
    of: 'vehicle',
    query: '?tab=modifications',
    shows: '1972 Porsche 911 T',
  },
  {
    name: 'vehicle-as-of',
    route: '/vehicles/:id/as-of',
    of: 'vehicle',
    query: '?on=2019-06-01',
    shows: 'As it was on Jun 1, 2019',
  },
  { name: 'vehicle-fuel', route: '/vehicles/:id', of: 'vehicle', query: '?tab=fuel', shows: '1972 Porsche 911 T' },
  {
    name: 'vehicle-fuel-none',
    route: '/vehicles/:id',
    of: 'unread',
    query: '?tab=fuel',
    shows: '1961 Mercedes-Benz L 319 D',
  },
  { name: 'vehicle-parts', route: '/vehicles/:id', of: 'vehicle', query: '?tab=parts', shows: '1972 Porsche 911 T' },
  {
    name: 'vehicle-odometer',
    route: '/vehicles/:id',
    of: 'vehicle',
    query: '?tab=odometer',
    shows: '1972 Porsche 911 T',
  },
  {
    name: 'vehicle-odometer-driven',
    route: '/vehicles/:id',
    of: 'driven',
    query: '?tab=odometer',
    shows: '1986 Citroën 2CV 6 Special',
  },
  {
    name: 'vehicle-odometer-explain',
    route: '/vehicles/:id',
    of: 'driven',
    query: '?tab=odometer',
    shows: '1986 Citroën 2CV 6 Special',
    act: explainFinding,
  },
  {
    name: 'vehicle-odometer-once',
    route: '/vehicles/:id',
    of: 'readOnce',
    query: '?tab=odometer',
    shows: '1983 Moto Guzzi Le Mans III',
  },
  {
    name: 'vehicle-odometer-none',
    route: '/vehicles/:id',
    of: 'unread',
    query: '?tab=odometer',
    shows: '1961 Mercedes-Benz L 319 D',
  },
  { name: 'vehicle-costs', route: '/vehicles/:id', of: 'vehicle', query: '?tab=costs', shows: '1972 Porsche 911 T' },
  {
    name: 'vehicle-costs-none',
    route: '/vehicles/:id',
    of: 'unread',
    query: '?tab=costs',
    shows: '1961 Mercedes-Benz L 319 D',
  },
  { name: 'insights', route: '/insights', shows: 'Insights' },
  { name: 'insights-no-match', route: '/insights', query: '?currency=XXX', shows: 'Insights' },
  {
    name: 'vehicle-provenance',
    route: '/vehicles/:id',
    of: 'vehicle',
    query: '?tab=provenance',
    shows: '1972 Porsche 911 T',
  },
  {
    name: 'vehicle-provenance-none',
    route: '/vehicles/:id',
    of: 'unread',
    query: '?tab=provenance',
    shows: '1961 Mercedes-Benz L 319 D',
  },
  { name: 'hand-over', route: '/vehicles/:id/hand-over', of: 'vehicle', shows: 'Hand over' },
  {
    name: 'hand-over-refused',
    route: '/vehicles/:id/hand-over',
    of: 'vehicle',
    shows: 'Hand over',
    act: press('Send the offer'),
  },
  { name: 'handovers', route: '/handovers', shows: 'Hand-overs' },
  { name: 'dossiers', route: '/vehicles/:id/dossiers', of: 'vehicle', shows: 'Dossiers' },
  { name: 'dossiers-first', route: '/vehicles/:id/dossiers', of: 'unread', shows: 'Dossiers' },
  { name: 'buyer-pages', route: '/vehicles/:id/buyer-pages', of: 'vehicle', shows: 'Page for a Buyer' },
  {
    name: 'buyer-page',
    route: '/vehicles/:id/buyer-pages/:pageId',
    of: 'vehicle',
    shows: 'Change Page',
  },
  {
    name: 'dossier',
    route: '/vehicles/:id/dossiers/:dossierId',
    of: 'vehicle',
    shows: 'Dossier: 1972 Porsche 911 T',
  },
  {
    name: 'dossier-delete',
    route: '/vehicles/:id/dossiers/:dossierId',
    of: 'vehicle',
    shows: 'Dossier: 1972 Porsche 911 T',
    act: press('Delete Dossier'),
  },
  { name: 'passports', route: '/vehicles/:id/passports', of: 'vehicle', shows: 'Passport' },
  { name: 'made', route: '/vehicles/:id/made', of: 'vehicle', shows: 'Dossiers and Passports' },
  { name: 'evidence', route: '/vehicles/:id/evidence', of: 'vehicle', shows: 'Evidence' },
  { name: 'evidence-none', route: '/vehicles/:id/evidence', of: 'unread', shows: 'Evidence' },
  { name: 'owner-new', route: '/vehicles/owners/new', of: 'vehicle', query: '?vehicle_id=:id', shows: 'Add Owner' },
  {
    name: 'owner-new-refused',
    route: '/vehicles/owners/new',
    of: 'vehicle',
    query: '?vehicle_id=:id',
    shows: 'Add Owner',
    act: press('Save Owner'),
  },
  { name: 'owner-edit', route: '/vehicles/owners/:id/edit', of: 'chapter', shows: 'Edit Owner' },
  { name: 'number-new', route: '/vehicles/numbers/new', of: 'vehicle', query: '?vehicle_id=:id', shows: 'Add Number' },
  { name: 'number-edit', route: '/vehicles/numbers/:id/edit', of: 'identity', shows: 'Edit Number' },
  { name: 'vehicle-new', route: '/vehicles/new', shows: 'Add Vehicle' },
  { name: 'vehicle-edit', route: '/vehicles/:id/edit', of: 'vehicle', shows: 'Edit Vehicle' },
  {
    name: 'vehicle-delete',
    route: '/vehicles/:id/edit',
    of: 'vehicle',
    shows: 'Edit Vehicle',
    act: press('Delete Vehicle'),
  },

  { name: 'parts', route: '/parts', shows: 'Parts' },
  { name: 'part', route: '/parts/:id', of: 'part', shows: 'Oil filter' },
  { name: 'part-new', route: '/parts/new', shows: 'Add New Part' },
  {
    name: 'part-new-files',
    route: '/parts/new',
    shows: 'Add New Part',
    act: chooseFiles,
  },
  { name: 'part-edit', route: '/parts/:id/edit', of: 'part', shows: 'Edit Part' },

  { name: 'service-history', route: '/service-history', shows: 'Service History' },
  { name: 'service-history-import-zip', route: '/service-history', shows: 'Service History', act: pickPictures },
  { name: 'service-history-import', route: '/service-history', shows: 'Service History', act: openImport },
  { name: 'service-history-analysis', route: '/service-history', shows: 'Service History', act: tryOutImport },
  { name: 'due', route: '/service/due', shows: 'What Is Due' },
  { name: 'event', route: '/service/events/:id', of: 'event', shows: 'Oil and filter change' },
  { name: 'event-new', route: '/service/events/new', shows: 'Log Service Event' },
  { name: 'import', route: '/service/import', shows: 'Import a history' },
  { name: 'event-edit', route: '/service/events/:id/edit', of: 'event', shows: 'Edit Service Event' },
  {
    name: 'event-leave',
    route: '/service/events/:id/edit',
    of: 'event',
    shows: 'Edit Service Event',
    act: leaveUnsaved,
  },
  { name: 'to-history', route: '/service', shows: 'Service History' },
  { name: 'to-history-too', route: '/service/events', shows: 'Service History' },
  { name: 'to-new-event', route: '/service/new', shows: 'Log Service Event' },

  { name: 'schedules', route: '/service-schedules/dashboard', shows: 'Active Schedules' },
  { name: 'schedules-all', route: '/service-schedules/dashboard', query: '?show=all', shows: 'Active Schedules' },
  {
    name: 'schedules-of-vehicle',
    route: '/service-schedules/vehicles/:vehicleId',
    of: 'vehicle',
    shows: 'Service Schedules',
  },
  { name: 'schedule', route: '/service-schedules/:id', of: 'schedule', shows: 'By the book' },
  { name: 'schedule-new', route: '/service-schedules/new', shows: 'Create Service Schedule' },
  {
    name: 'schedule-new-refused',
    route: '/service-schedules/new',
    shows: 'Create Service Schedule',
    act: press('Create Schedule'),
  },
  { name: 'schedule-manage', route: '/service-schedules/:id/manage', of: 'schedule', shows: 'Manage Service Schedule' },
  {
    name: 'schedule-add-templates',
    route: '/service-schedules/:id/manage',
    of: 'schedule',
    shows: 'Manage Service Schedule',
    act: press('Add Templates'),
  },
  { name: 'to-schedules', route: '/service/schedule', shows: 'Active Schedules' },
  { name: 'to-schedules-too', route: '/service-schedules', shows: 'Active Schedules' },

  { name: 'templates', route: '/service-event-templates', shows: 'Service Event Templates' },
  {
    name: 'templates-no-match',
    route: '/service-event-templates',
    query: '?search=zzz',
    shows: 'Service Event Templates',
  },
  { name: 'template', route: '/service-event-templates/:id', of: 'template', shows: 'Oil and filter change' },
  {
    name: 'template-associate',
    route: '/service-event-templates/:id',
    of: 'template',
    shows: 'Oil and filter change',
    act: chooseEvents,
  },
  {
    name: 'template-delete',
    route: '/service-event-templates/:id',
    of: 'template',
    shows: 'Oil and filter change',
    act: press('Delete Template'),
  },
  { name: 'template-new', route: '/service-event-templates/new', shows: 'Create Service Event Template' },
  {
    name: 'template-new-refused',
    route: '/service-event-templates/new',
    shows: 'Create Service Event Template',
    act: press('Create Template'),
  },
  {
    name: 'template-edit',
    route: '/service-event-templates/:id/edit',
    of: 'template',
    shows: 'Edit Service Event Template',
  },

  { name: 'issues', route: '/issues', shows: 'Issue Management' },
  { name: 'issue', route: '/issues/:id', of: 'issue', shows: 'Hesitates between 2,500 and 3,000 rpm' },
  { name: 'issue-new', route: '/issues/create', shows: 'Create New Issue' },
  { name: 'issue-edit', route: '/issues/:id/edit', of: 'issue', shows: 'Edit Issue' },

  { name: 'modifications', route: '/modifications', shows: 'Modifications' },
  { name: 'modifications-no-match', route: '/modifications', query: '?search=zzz', shows: 'Modifications' },
  { name: 'modification', route: '/modifications/:id', of: 'modification', shows: 'Sport seats and harness bar' },
  {
    name: 'modification-add-parts',
    route: '/modifications/:id',
    of: 'modification',
    shows: 'Sport seats and harness bar',
    act: press('Add Parts'),
  },
  {
    name: 'modification-delete',
    route: '/modifications/:id',
    of: 'modification',
    shows: 'Sport seats and harness bar',
    act: press('Delete Modification'),
  },
  { name: 'modification-new', route: '/modifications/new', shows: 'Create New Modification' },
  {
    name: 'modification-edit',
    route: '/modifications/:id/edit',
    of: 'modification',
    shows: 'Edit Modification',
    act: press('Show Part Selection'),
  },

  { name: 'photos', route: '/photos', shows: 'Photos' },
  { name: 'photos-selected', route: '/photos', shows: 'Photos', act: selectTwoPhotos },
  { name: 'photos-tag', route: '/photos', shows: 'Photos', act: tagPhotos },
  { name: 'photos-no-match', route: '/photos', query: '?search=zzz', shows: 'Photos' },
  { name: 'photos-trash', route: '/photos', query: '?deleted=true', shows: 'Photos' },
  { name: 'photo', route: '/photos', query: '?tag=engine', shows: 'Photos', act: openPhoto },
  { name: 'photo-edit', route: '/photos', query: '?tag=engine', shows: 'Photos', act: editPhoto },
  { name: 'albums', route: '/photos/albums', shows: 'Albums' },
  { name: 'album', route: '/photos/albums/:id', of: 'album', shows: 'The engine comes out' },
  {
    name: 'album-sorting',
    route: '/photos/albums/:id',
    of: 'album',
    shows: 'The engine comes out',
    act: press('Sort by Hand'),
  },
  { name: 'pairs', route: '/photos/pairs', shows: 'Before and After' },
  { name: 'pair', route: '/photos/pairs/:id', of: 'pair', shows: 'Left sill' },
  { name: 'pair-new', route: '/photos/pairs/new', shows: 'New Pair' },
  { name: 'pair-new-after', route: '/photos/pairs/new', shows: 'New Pair', act: chooseBefore },
  { name: 'photo-upload', route: '/photos/upload', query: '?vehicle_id=1', shows: 'Photos' },

  { name: 'fill-ups', route: '/fill-ups', shows: 'Fill-ups' },
  { name: 'fill-ups-no-match', route: '/fill-ups', query: '?search=zzz', shows: 'Fill-ups' },
  { name: 'fill-up', route: '/fill-ups/:id', of: 'fillUp', shows: 'Petrol, 41.3 l' },
  { name: 'fill-up-new', route: '/fill-ups/new', shows: 'Add Fill-up' },
  { name: 'fill-up-new-refused', route: '/fill-ups/new', shows: 'Add Fill-up', act: press('Save Fill-up') },
  { name: 'fill-up-edit', route: '/fill-ups/:id/edit', of: 'fillUp', shows: 'Edit Fill-up' },

  { name: 'tyres', route: '/tyres', shows: 'Tyres' },
  { name: 'track-sessions', route: '/track-sessions', shows: 'Track Sessions' },
  { name: 'track-sessions-no-match', route: '/track-sessions', query: '?search=zzz', shows: 'Track Sessions' },
  { name: 'track-session-edit', route: '/track-sessions/:id/edit', of: 'trackSession', shows: 'Edit Session' },
  {
    name: 'track-day-took',
    route: '/track-sessions/day',
    of: 'vehicle',
    query: '?vehicle_id=:id&on=2026-05-03',
    shows: 'What it took',
  },
  {
    name: 'track-day-ready',
    route: '/track-sessions/day',
    of: 'vehicle',
    query: '?vehicle_id=:id&on=2030-05-03',
    shows: 'Ready for the day?',
  },
  { name: 'track-session', route: '/track-sessions/:id', of: 'trackSession', shows: 'Lakeside, long' },
  { name: 'components', route: '/components', shows: 'Components' },
  { name: 'component', route: '/components/:id', of: 'set', shows: 'Winter wheels' },
  { name: 'component-new-tyres', route: '/components/new', query: '?group=tyres', shows: 'Add Tyres' },
  { name: 'component-new', route: '/components/new', shows: 'Add Component' },
  { name: 'component-new-refused', route: '/components/new', shows: 'Add Component', act: press('Save') },
  { name: 'component-edit', route: '/components/:id/edit', of: 'set', shows: 'Edit' },
  { name: 'mount', route: '/components/mount', shows: 'Mount' },
  { name: 'mount-refused', route: '/components/mount', shows: 'Mount', act: press('Save') },
  { name: 'take-off', route: '/components/:id/take-off', of: 'mounted', shows: 'Take off' },
  { name: 'rotate', route: '/components/:id/entry', of: 'set', query: '?kind=rotation', shows: 'Rotate' },
  { name: 'read-tread', route: '/components/:id/entry', of: 'set', query: '?kind=tread', shows: 'Read tread' },
  {
    name: 'used-elsewhere',
    route: '/components/:id/entry',
    of: 'mounted',
    query: '?kind=use',
    shows: 'Used elsewhere',
  },

  { name: 'track-days', route: '/track-days', shows: 'Track Days' },
  { name: 'track-days-no-match', route: '/track-days', query: '?search=zzz', shows: 'Track Days' },
  { name: 'track-day', route: '/track-days/:id', of: 'trackDay', shows: 'Masaryk Circuit, Brno' },
  { name: 'track-day-new', route: '/track-days/new', shows: 'New Track Day' },
  {
    name: 'track-day-new-refused',
    route: '/track-days/new',
    shows: 'New Track Day',
    act: press('Create Track Day'),
  },
  { name: 'track-day-edit', route: '/track-days/:id/edit', of: 'trackDay', shows: 'Edit Track Day' },
  {
    name: 'track-day-link',
    route: '/track-days/:id/edit',
    of: 'trackDay',
    shows: 'Edit Track Day',
    act: press('Link'),
  },

  { name: 'documents', route: '/documentation', shows: 'Documentation' },
  { name: 'documents-found', route: '/documentation', query: '?search=certificate', shows: 'Documentation' },
  { name: 'documents-no-match', route: '/documentation', query: '?search=zzz', shows: 'Documentation' },
  { name: 'documents-trash', route: '/documentation', query: '?deleted=true', shows: 'Documentation' },
  { name: 'document', route: '/documentation/:id', of: 'document', shows: 'Agreed value policy' },
  { name: 'document-edit', route: '/documentation/:id/edit', of: 'document', shows: 'Edit Document' },
  { name: 'document-hide', route: '/documentation/:id/hide', of: 'document', shows: 'Hide Parts in Dossiers' },
  { name: 'document-event', route: '/documentation/:id/event', of: 'document', shows: 'Enter as Service Event' },
  { name: 'document-unreadable', route: '/documentation/:id', of: 'unreadable', shows: 'fax.pdf' },
  { name: 'document-trash', route: '/documentation/:id', of: 'thrownAway', shows: 'Offer, not taken' },
  { name: 'documents-join', route: '/documentation', shows: 'Documentation', act: joinPages },
  { name: 'document-file', route: '/documentation/:id/edit', of: 'newDocument', shows: 'File Document' },

  { name: 'not-found', route: '/vehicles/:id', query: '2147480000', shows: 'Vehicle not found' },
];

export const addressOf = ({ route, of, query = '' }: Screen, things: Things): string =>
  // Replaced first, because they also begin with a colon and would be taken for other parameters.
  [route.replace(':dossierId', String(things.dossier)).replace(':pageId', String(things.buyerPage)), query]
    .map((part) => part.replace(/:\w+/, of ? String(things[of]) : ''))
    .join('');

/** Waits until the screen is complete, and does its action. */
export async function settle(page: Page, { shows, act }: Screen, requests: OpenRequests): Promise<void> {
  await page.getByRole('heading', { level: 1, name: shows }).first().waitFor();
  await requests.settled();
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
  await act?.(page);
}

/** Sets the system's colour scheme and waits until the page has changed. */
export async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-colour-scheme=${colorScheme}]`).waitFor();
  await stillness(page);
}

/** A narrow page has one menu; a wide one has several, and the first is used. */
async function explainFinding(page: Page): Promise<void> {
  await press(/^Explain turned back/)(page);
  await page.getByRole('combobox', { name: 'What happened' }).selectOption('replaced');
}

/** Goes to the second step of a quick entry, with the first vehicle and a custom name. */
async function toMileage(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Which vehicle?' }).getByRole('link').first().click();
  await page.getByLabel('Something else').fill('Wiper blades');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('What does the odometer show?').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  const narrow = page.getByRole('button', { name: 'Menu', exact: true });
  const opener = (await narrow.isVisible()) ? narrow : page.getByRole('button', { name: 'Garage', exact: true });
  await opener.click();
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('group', { name: 'Quick actions' }).waitFor();
}

function searchFor(text: string, outcome: string | RegExp) {
  return async (page: Page) => {
    await openSearch(page);
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await page.getByRole('status').filter({ hasText: outcome }).waitFor({ state: 'attached' });
  };
}

async function searchWhileServiceIsAway(page: Page): Promise<void> {
  await page.route(/\/api\/service/, (route) => route.fulfill({ status: 503, json: { msg: 'Away' } }));
  await searchFor('oil', /^\d+ results$/)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor();
}

async function selectTwoPhotos(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('toolbar', { name: 'Selected photos' }).waitFor();
}

async function tagPhotos(page: Page): Promise<void> {
  await selectTwoPhotos(page);
  await press('Tag')(page);
  await page.getByRole('dialog', { name: 'Tags' }).waitFor();
}

async function chooseBefore(page: Page): Promise<void> {
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('heading', { name: 'Or choose the photo after' }).waitFor();
}

async function openPhoto(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'The third main bearing' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo' });
  await viewer.getByRole('img').first().waitFor();
  const details = page.getByRole('complementary', { name: 'About this photo' });
  if (!(await details.isVisible())) await viewer.getByRole('button', { name: 'Details' }).click();
  await details.waitFor();
}

async function editPhoto(page: Page): Promise<void> {
  await openPhoto(page);
  await page.getByRole('dialog', { name: 'Photo' }).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Caption').waitFor();
}

async function joinPages(page: Page): Promise<void> {
  await press('Join Pages')(page);
  await page.getByRole('dialog', { name: 'Join pages into one paper' }).waitFor();
}

async function chooseFiles(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).click();
  const photo = { name: 'fuel-pump.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a picture') };
  const invoice = { name: 'invoice-2211.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a paper') };
  await page.getByLabel('Choose photos').setInputFiles(photo);
  await page.getByLabel('Choose papers').setInputFiles(invoice);
  await page.getByText('Uploaded when you save').nth(1).waitFor();
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel(/^Service name/).fill('Something else');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseEvents(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Associate Event' }).click();
  await page.getByRole('checkbox').first().check();
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const SERVED_BY = ['shell/src/routes/page-table.ts', ...remotes().map((folder) => `${folder}/src/remote.tsx`)];

function remotes(): string[] {
  return readdirSync(root).filter((folder) => /^mf-/.test(folder) && existsSync(join(root, folder, 'src/remote.tsx')));
}

/** All routes that the shell or a remote declares. */
export const servedRoutes = (): string[] =>
  SERVED_BY.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)]).map(
    (match) => match[1] ?? '',
  );

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('What a file looks like').click();
}

/** Picks a ZIP in debug mode. Some of its pictures are found, some are not; nothing is stored. */
async function pickPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const vehicle_id = Number(
    await page.getByLabel('Vehicle', { exact: true }).locator('option').nth(1).getAttribute('value'),
  );
  const photos = ['Before.jpg', 'after.jpg', 'sump.heic', 'calculation.xlsx'].map((file_path) => ({ file_path }));
  const buffer = await aZip({
    'history.json': JSON.stringify([{ vehicle_id, name: 'Oil change', type: 'Repair', photos }]),
    'photos/before.jpg': await aJpeg({ taken: '2024-05-03T10:00:00', hue: 20 }),
    'photos/after.jpg': await aJpeg({ taken: '2024-05-03T11:00:00', hue: 60 }),
    'calculation.xlsx': 'numbers',
    'photos/spare.jpg': await aJpeg({ taken: '2024-05-03T12:00:00', hue: 100 }),
  });
  await page.getByLabel('JSON file or ZIP').setInputFiles({ name: 'history.zip', mimeType: 'application/zip', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Debug Mode/ }).check();
  await dialog.getByRole('button', { name: 'Analyse file' }).click();
  await dialog.getByRole('region', { name: 'Analysis' }).waitFor();
}

/** Picks a file with a valid and an invalid entry in debug mode. Nothing is stored. */
async function tryOutImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const vehicle_id = Number(
    await page.getByLabel('Vehicle', { exact: true }).locator('option').nth(1).getAttribute('value'),
  );
  const file = [
    { vehicle_id, name: 'Oil change', type: 'Repair', description: 'Warm & clean', cost: '85.50' },
    { name: 'Wax' },
  ];
  await page
    .getByLabel('JSON file')
    .setInputFiles({ name: 'history.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Debug Mode/ })
    .check();
  await page.getByRole('button', { name: 'Analyse file' }).click();
  for (const entry of ['#1 Oil change', '#2 Wax']) await page.getByText(entry).click();
}
