import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { aVehicle } from '../testing/factories';
import { VehicleCard } from './vehicle-card';

const cover = {
  ...{ photo_id: 41, hash: '0123456789abcdef', width: 4000, height: 3000 },
  thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
};

const show = (vehicle = aVehicle({ cover })) => renderWithKit(<VehicleCard vehicle={vehicle} />).container;

it('shows the cover of a vehicle late, and its colours before', async () => {
  const card = show();
  expect(card.querySelector('[data-cover]')).toBeInTheDocument();
  const picture = await pictureOf(card);
  expect(picture).toHaveAttribute('loading', 'lazy');
  await waitFor(() => expect(picture).toHaveAttribute('src', '/api/media/41/960?v=0123456789abcdef'));
  const colours = card.querySelector<HTMLElement>('[data-cover] > span')!;
  expect(colours.style.backgroundImage).toMatch(/^url\("?data:image\/png;base64,/);
});

it('is a card as before where there is no cover, or it cannot be had', async () => {
  expect(show(aVehicle({ cover: null })).querySelector('img')).toBeNull();
  fakeApi({ 'POST /api/auth/media-session': { status: 503 } });
  const card = show();
  fireEvent.error(await pictureOf(card));
  await waitFor(() => expect(card.querySelector('[data-cover]')).toBeNull());
  expect(card.querySelector('svg[viewBox="0 0 32 24"]')).toBeInTheDocument();
});

it('marks what nobody entered, which takes no line on a phone', () => {
  const card = show(aVehicle({ color: null, vin: 'ZAR11530001234567' }));
  const marked = [...card.querySelectorAll('[data-empty]')].map((fact) => fact.textContent);
  expect(marked).toEqual(['Color—']);
});

async function pictureOf(card: HTMLElement): Promise<HTMLImageElement> {
  await waitFor(() => expect(card.querySelector('img')).not.toBeNull());
  return card.querySelector('img')!;
}
