import { useLocation, useNavigate, useSearchParams } from '@carnet/mf-kit/federation';
import { useCallback } from 'react';

const NAME = 'photo';

export interface OpenPhoto {
  /** Id of the open photo, or null. */
  id: number | null;
  /** URL that opens a photo. */
  addressOf: (id: number) => string;
  /** Opens a photo. Going back closes it. */
  open: (id: number) => void;
  /** Replaces the open photo. Going back then closes it, too. */
  show: (id: number) => void;
  close: () => void;
}

/** State of the history entry that opened a photo. Closing the photo then goes back. */
const OPENED = { opened: true };

/**
 * The open photo, stored in the URL (`?photo=7`): it can be linked, survives a reload, and going back closes it. The functions stay identical while the photo
 * changes.
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
