/** Doors of the kit that every signed-in page has: the shell's frame comes with them. */
const WITH_THE_FRAME = ['formats', 'data', 'ui', 'federation', 'pages'];
/** Doors of the kit that are chunks of the shell, fetched when the first page needs them. */
const LATER = ['editor', 'forms', 'charts'];

/**
 * Modules that a page loads once: the shell provides them, a remote takes them and never carries its own.
 * `mf-kit` is the only way to the router, the libraries of forms and editor and the query client; its lazy doors come from the shell's build too,
 * because a second copy would not find the first one's context.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  ...[...WITH_THE_FRAME, ...LATER].map((door) => `@carnet/mf-kit/${door}`),
];

/**
 * The name under which a module is shared. Until 2.x the kit was one module under its own name: what asks for that, in either direction, is refused by
 * its version and not missed, so that its page says that Carnet was updated. Every remote takes `federation`, for `defineRemote`.
 */
export const shareKeyOf = (key) => (key === '@carnet/mf-kit/federation' ? '@carnet/mf-kit' : key);

/** Packages that a remote reaches through the kit only. */
export const behindTheKit = /^(@mantine\/|@tiptap\/|@tanstack\/react-query|react-router|dompurify$)/;
