import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useScrollReset } from '@carnet/mf-kit';
import { Wordmark } from '../brand';
import { RouteAnnouncer } from './route-announcer';
import { useFocusReset } from './use-focus-reset';
import * as m from '../messages/frame';
import classes from './frame.module.css';

interface FrameProps {
  /** Where the wordmark leads. */
  home: string;
  /** What stands in the bar beside the wordmark. */
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

function Footer() {
  return (
    <footer className={classes.footer}>
      <p>© {new Date().getFullYear()} Carnet</p>
    </footer>
  );
}
