import type { identity } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/sharing';

export type Sharing = identity.SharingView;
export type Invitation = identity.InvitationView;
export type Grant = identity.GrantView;
export type Garage = identity.GarageView;
export type NewInvitation = identity.CreateInvitation;
export type ReadInvitation = identity.ReadInvitationView;

const PATH = '/api/auth/sharing';

/** Grants that the person has given and received. Always stale, because others change them. */
export const sharingQuery = queryOptions({
  queryKey: ['identity', 'sharing'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Sharing> => api.get(PATH, { signal, fallback: m.failed }),
});

export const invite = (invitation: NewInvitation): Promise<Invitation> =>
  api.post(`${PATH}/invitations`, invitation, { fallback: m.inviteFailed });

export const takeBack = (id: number): Promise<void> =>
  api.delete(`${PATH}/invitations/{id}`, { params: { id }, fallback: m.endFailed });

export const endGrant = (id: number): Promise<void> =>
  api.delete(`${PATH}/grants/{id}`, { params: { id }, fallback: m.endFailed });

export const leaveGarage = (id: number): Promise<void> =>
  api.delete(`${PATH}/garages/{id}`, { params: { id }, fallback: m.endFailed });

export const readInvitation = (token: string): Promise<ReadInvitation> =>
  api.post(`${PATH}/invitations/read`, { token }, { fallback: m.linkFailed });

export const acceptInvitation = (token: string): Promise<Garage> =>
  api.post(`${PATH}/invitations/accept`, { token }, { fallback: m.linkFailed });
