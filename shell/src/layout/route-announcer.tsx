import { useEffect, useState } from 'react';
import { useLocation } from '@carnet/mf-kit/federation';
import classes from './route-announcer.module.css';

/** Announces the title of the new page to screen readers after a navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === first && !title) return;
    const watch = new MutationObserver(() => setTitle(document.title));
    const target = document.querySelector('title');
    if (target) watch.observe(target, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, first, title]);
  return (
    <div className={classes.said} aria-live="polite">
      {title}
    </div>
  );
}
