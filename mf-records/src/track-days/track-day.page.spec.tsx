import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrackDay } from '../testing/factories';
import TrackDayPage from './track-day.page';

const READ = 'GET /api/track-days/3';
const visit = () => renderWithKit(<TrackDayPage />, { path: '/track-days/3', route: '/track-days/:id' });

afterEach(() => jest.restoreAllMocks());

it('shows track, date, vehicle with its id, and the report as it was formatted', async () => {
  fakeApi({ [READ]: { body: aTrackDay() } });
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Masaryk Circuit, Brno' })).toBeInTheDocument();
  expect(screen.getAllByText('May 9, 2026').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: '1973 Alfa Romeo GT Junior (Giulia)' })).toHaveAttribute(
    'href',
    '/vehicles/7',
  );
  expect(screen.getByText('Vehicle ID').nextElementSibling).toHaveTextContent('7');
  expect((await screen.findByText('clean')).tagName).toBe('STRONG');
});

it('shows what the odometer showed, where it is known', async () => {
  fakeApi({ [READ]: { body: aTrackDay({ mileage: 84_300, odometer_unit: 'km' }) } });
  visit();
  expect((await screen.findByText('Mileage')).nextElementSibling).toHaveTextContent('84,300 km');
});

it('runs nothing that a report brings along', async () => {
  fakeApi({
    [READ]: { body: aTrackDay({ report: '<p>x<img src=x onerror="window.ran=1"></p><script>ran=1</script>' }) },
  });
  visit();
  expect(await screen.findByText('x')).toContainHTML('<p>x</p>');
  expect(document.querySelector('img,main script')).toBeNull();
});

it('offers to write a report where there is none', async () => {
  fakeApi({ [READ]: { body: aTrackDay({ report: null }) } });
  visit();
  expect(await screen.findByRole('link', { name: 'Write the report' })).toHaveAttribute('href', '/track-days/3/edit');
});

it.each([404, 400])('says that there is no such track day (%s)', async (status) => {
  fakeApi({ [READ]: { status, body: { msg: 'Track day not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Track day not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Track Days' })).toHaveAttribute('href', '/track-days');
});

it('deletes after the question, and goes to the list', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { calls } = fakeApi({ [READ]: { body: aTrackDay() }, 'DELETE /api/track-days/3': { status: 204 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('at: /track-days')).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith('Are you sure you want to delete this track day?');
  expect(calls.some((call) => call.method === 'DELETE')).toBe(true);
});

it('keeps the track day where the question is answered with no', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { calls } = fakeApi({ [READ]: { body: aTrackDay() } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(calls.every((call) => call.method === 'GET')).toBe(true);
});

it('says why it could not be deleted', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  fakeApi({ [READ]: { body: aTrackDay() }, 'DELETE /api/track-days/3': { status: 500 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error: Failed to delete track day')).toBeInTheDocument();
});
