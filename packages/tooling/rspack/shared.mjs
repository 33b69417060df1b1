/**
 * Modules that a page loads once: the shell provides them, and a remote never contains its own copy. `mf-kit` is the only way to the router, the form and
 * editor libraries and the query client. Its lazy subpaths also come from the shell's build, because a second copy would not find the first one's context.
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

/** Packages that a remote may only use through the kit. */
export const behindTheKit = /^(@mantine\/|@tiptap\/|@tanstack\/react-query|react-router|dompurify$)/;
