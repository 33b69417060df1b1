import type { records } from '@carnet/contracts';
import { DOCUMENT_HIDDEN_MAX_ITEMS } from '@carnet/contracts/records';
import type { Problems } from '@carnet/mf-kit/forms';
import type { Document } from './documents.queries';
import { type HiddenArea, unseenSheet } from './hidden-area.rules';
import * as m from '../messages/hide-parts';

export interface HidePartsValues {
  hidden: HiddenArea[];
  /** The owner confirms that they have checked every sheet. */
  looked: boolean;
}

export const valuesOf = ({ hidden }: Document): HidePartsValues => ({ hidden: hidden ?? [], looked: hidden !== null });

export const hasRoom = (areas: readonly HiddenArea[]): boolean => areas.length < DOCUMENT_HIDDEN_MAX_ITEMS;

/** @param withoutPicture sheets without a picture, so that nobody can check them */
export function hidePartsProblems(
  { hidden, looked }: HidePartsValues,
  withoutPicture: readonly number[],
): Problems<HidePartsValues> | null {
  const sheet = unseenSheet(withoutPicture, hidden);
  if (sheet !== undefined) return { message: m.unseen({ sheet }) };
  return looked ? null : { message: m.lookFirst, fields: { looked: m.lookFirst } };
}

export const hidePartsBody = ({ hidden }: HidePartsValues): records.UpdateDocument => ({ hidden });
