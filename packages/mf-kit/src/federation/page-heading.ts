import type { ReactNode } from 'react';

/** The heading of a page, independent of its content. */
export interface PageHeading {
  /** The page's heading, and its title in the browser's tab. */
  title: string;
  /** One or two sentences below the heading. */
  subtitle?: ReactNode;
  /** Link above the heading to the parent page. */
  back?: { to: string; label: string };
  /** `narrow` for forms and reading. */
  width?: 'wide' | 'narrow';
}
