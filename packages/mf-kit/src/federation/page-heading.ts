import type { ReactNode } from 'react';

/** The heading above a page, whatever it shows. */
export interface PageHeading {
  /** The page's heading, and its name in the browser's tab. */
  title: string;
  /** One or two sentences below the heading. */
  subtitle?: ReactNode;
  /** The page before; a link above the heading. */
  back?: { to: string; label: string };
  /** `narrow` for forms and reading. */
  width?: 'wide' | 'narrow';
}
