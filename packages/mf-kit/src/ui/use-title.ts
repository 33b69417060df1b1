import { useEffect } from 'react';

/** Names the page in the browser's tab: `Vehicles · Carnet`. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Carnet` : 'Carnet';
  }, [title]);
}
