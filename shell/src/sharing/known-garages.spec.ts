import { aUser, renderWithKit } from '@carnet/mf-kit/testing';
import { noteGarages } from './known-garages';

it('keeps what is shared with the person now for the next page of the garage that this one is in', () => {
  const garage = { id: 3, owner_id: 12, owner_name: 'Ada', vehicle_id: null, vehicle_name: null, expires_at: null };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...garage, role: 'editor' } }));
  renderWithKit(null, { user: aUser({ id: 1 }) });
  const now = { ...garage, role: 'viewer' as const, expires_at: '2130-01-01T00:00:00Z' };
  noteGarages([now]);
  expect(JSON.parse(sessionStorage.getItem('carnet.garage')!)).toEqual({ person: 1, garage: now });
  sessionStorage.clear();
});
