import { Link, useLocation } from '@carnet/mf-kit';
import { paths } from '../paths';
import classes from './photos-nav.module.css';

const PLACES = [
  { to: paths.photos(), label: 'All photos' },
  { to: paths.albums(), label: 'Albums' },
  { to: paths.photoPairs(), label: 'Before and after' },
  { to: paths.trash(), label: 'Trash' },
];

/** The places where photos are. */
export function PhotosNav() {
  const { pathname, search } = useLocation();
  const isTrash = new URLSearchParams(search).get('deleted') === 'true';
  const here = pathname === paths.photos() && isTrash ? paths.trash() : pathname;
  return (
    <nav className={classes.nav} aria-label="Photos">
      {PLACES.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
