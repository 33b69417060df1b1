import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { Wordmark } from '../brand';
import { RouteAnnouncer } from './route-announcer';
import { useFocusReset } from './use-focus-reset';
import { useScrollReset } from './use-scroll-reset';
import * as m from '../messages/frame';
import classes from './frame.module.css';

interface FrameProps {
  /** Path that the wordmark links to. */
  home: string;
  /** Content of the top bar, beside the wordmark. */
  bar: ReactNode;
  children: ReactNode;
}

/** Layout with top bar, page and footer. */
export function Frame({ home, bar, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useScrollReset();
  useFocusReset(main);

  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  return (
    <div className={classes.frame}>
      <a href="#main" className={classes.skip} onClick={skip}>
        {m.skipToContent}
      </a>
      <header className={classes.bar}>
        <div className={classes.inner}>
          <Link to={home} className={classes.home} aria-label="Carnet">
            <Wordmark />
          </Link>
          {bar}
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </div>
  );
}

/** Placeholder as wide as a year. The prerendered HTML may be from an earlier year, and React only hydrates markup that matches. */
const NO_YEAR = '\u2007'.repeat(4);

function Footer() {
  const year = useHydrated() ? new Date().getFullYear() : NO_YEAR;
  return (
    <footer className={classes.footer}>
      <p>© {year} Carnet</p>
    </footer>
  );
}
