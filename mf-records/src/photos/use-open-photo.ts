import { useLocation, useNavigate, useSearchParams } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const NAME = 'photo';

export interface OpenPhoto {
  /** The id of the photo that is open, or null. */
  id: number | null;
  /** Its address, for a link. */
  addressOf: (id: number) => string;
  /** Opens it: going back closes it. */
  open: (id: number) => void;
  /** Another one instead: going back closes that as well. */
  show: (id: number) => void;
  close: () => void;
}

/** Marks the entry of the history that a photo was opened with: closing it goes back. */
const OPENED = { opened: true };

/**
 * The open photo is in the address (`?photo=7`), so that it can be linked, reloaded, and closed by going back. Its functions stay the same
 * while photo follows photo.
 */
export function useOpenPhoto(): OpenPhoto {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: { opened?: boolean } | null };
  const id = Number(params.get(NAME));
  const isOurs = state?.opened === true;
  const query = without(params);
  const closed = query ? `${pathname}?${query}` : pathname;
  const addressOf = useCallback((other: number) => `${closed}${query ? '&' : '?'}${NAME}=${other}`, [closed, query]);
  const open = useCallback(
    (other: number) => void navigate(addressOf(other), { state: OPENED }),
    [navigate, addressOf],
  );
  const show = useCallback(
    (other: number) => void navigate(addressOf(other), { replace: true, state: isOurs ? OPENED : null }),
    [navigate, addressOf, isOurs],
  );
  const close = useCallback(() => {
    if (isOurs) void navigate(-1);
    else void navigate(closed, { replace: true });
  }, [navigate, closed, isOurs]);
  return { id: Number.isInteger(id) && id > 0 ? id : null, addressOf, open, show, close };
}

function without(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  rest.delete(NAME);
  return rest.toString();
}
