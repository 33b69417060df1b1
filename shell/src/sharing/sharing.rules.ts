import { formatDate } from '@carnet/mf-kit/formats';
import type { Problems } from '@carnet/mf-kit/forms';
import type { Garage, NewInvitation } from './sharing.queries';
import * as m from '../messages/sharing';

type Role = Garage['role'];

/** Values of the form, with the API's names. Selected values are text. */
export interface InvitationValues {
  email: string;
  role: Role;
  /** Empty for the whole garage. */
  vehicle_id: string;
  /** Empty for a grant without end. */
  until: string;
}

export const NEW_INVITATION: InvitationValues = { email: '', role: 'viewer', vehicle_id: '', until: '' };

export const invitationProblems = ({ email }: InvitationValues): Problems<InvitationValues> | null =>
  email.trim() === '' ? { fields: { email: m.emailRequired } } : null;

export const invitationBody = ({ email, role, vehicle_id, until }: InvitationValues): NewInvitation => ({
  email: email.trim(),
  role,
  vehicle_id: vehicle_id === '' ? null : Number(vehicle_id),
  until: until || null,
});

export const roles: readonly { value: Role; label: string; explained: string }[] = [
  { value: 'viewer', label: m.viewer, explained: m.viewerMay },
  { value: 'contributor', label: m.contributor, explained: m.contributorMay },
  { value: 'editor', label: m.editor, explained: m.editorMay },
];

const roleOf = (role: Role) => roles.find(({ value }) => value === role)!;
export const roleName = (role: Role): string => roleOf(role).label;
export const roleMay = (role: Role): string => roleOf(role).explained;

interface Shared {
  vehicle_id: number | null;
  vehicle_name: string | null;
  expires_at: string | null;
}

/** Scope of a grant, in a few words. */
export const reachOf = ({ vehicle_id, vehicle_name }: Pick<Shared, 'vehicle_id' | 'vehicle_name'>): string =>
  vehicle_id === null ? m.wholeGarage : (vehicle_name ?? m.aVehicle);

/** Last day of a grant. It expires at the beginning of the next day. */
export function untilOf({ expires_at }: Shared): string {
  if (expires_at === null) return m.forEver;
  return m.untilDay({ day: formatDate(new Date(Date.parse(expires_at) - 1).toISOString().slice(0, 10)) });
}
