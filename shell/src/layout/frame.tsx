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
  /** The target of the wordmark. */
  home: string;
  /** The content of the bar beside the wordmark. */
  bar: ReactNode;
  children: ReactNode;
}

/** The bar across the top, the page, and the foot. */
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

/** As wide as a year: the page was made in another one, perhaps, and React takes over only what it finds as it makes it. */
const NO_YEAR = '\u2007'.repeat(4);

function Footer() {
  const year = useHydrated() ? new Date().getFullYear() : NO_YEAR;
  return (
    <footer className={classes.footer}>
      <p>© {year} Carnet</p>
    </footer>
  );
}
