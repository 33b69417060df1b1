import { isShut, useMay } from '@carnet/mf-kit/data';
import { Link, useLocation } from '@carnet/mf-kit/federation';
import { useEffect, useRef } from 'react';
import { paths } from '../paths';
import * as m from '../messages/photos-nav';
import classes from './photos-nav.module.css';

const PLACES = [
  { to: paths.photos(), label: m.all },
  { to: paths.albums(), label: m.albums },
  { to: paths.photoPairs(), label: m.pairs },
  { to: paths.trash(), label: m.trash },
];

/** Navigation between the pages with photos. */
export function PhotosNav() {
  const { pathname, search } = useLocation();
  const isTrash = new URLSearchParams(search).get('deleted') === 'true';
  const here = pathname === paths.photos() && isTrash ? paths.trash() : pathname;
  const may = useMay();
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls sideways, so the current link is scrolled into view.
  useEffect(() => {
    const row = nav.current;
    const place = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && place) row.scrollLeft = place.offsetLeft - row.offsetLeft - (row.clientWidth - place.offsetWidth) / 2;
  }, [here]);
  return (
    <nav ref={nav} className={classes.nav} aria-label={m.photos}>
      {PLACES.filter(({ to }) => !isShut(to, may)).map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
