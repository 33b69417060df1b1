/**
 * Modules that a page loads once: the shell provides them, a remote takes them and never carries its own.
 * `mf-kit` is the only door to the router, the libraries of forms and editor and the query client; its lazy subpaths come from the shell's build too,
 * because a second copy would not find the first one's context.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@carnet/mf-kit',
  '@carnet/mf-kit/forms',
  '@carnet/mf-kit/editor',
  '@carnet/mf-kit/charts',
];

/** Packages that a remote reaches through the kit only. */
export const behindTheKit = /^(@mantine\/|@tiptap\/|@tanstack\/react-query|react-router|dompurify$)/;
