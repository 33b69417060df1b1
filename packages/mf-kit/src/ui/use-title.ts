import { useEffect } from 'react';

/** Sets the title in the browser's tab: `Vehicles · Carnet`. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Carnet` : 'Carnet';
  }, [title]);
}
