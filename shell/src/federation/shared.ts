import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as kit from '@carnet/mf-kit';
import kitPackage from '@carnet/mf-kit/package.json';

type Share = { version: string } & ({ lib: () => unknown } | { get: () => Promise<() => unknown> });

const now = (version: string, module: unknown): Share => ({ version, lib: () => module });
const later = (version: string, load: () => Promise<unknown>): Share => ({
  version,
  get: async () => {
    const module = await load();
    return () => module;
  },
});

const KIT = kitPackage.version;

/**
 * Packages that exist once on the page and are shared with the remotes (see also packages/tooling/rspack/shared.mjs). The kit's subpaths are chunks of the
 * shell, loaded when a page first needs them.
 */
export const shared: Record<string, Share> = {
  react: now(react.version, react),
  'react/jsx-runtime': now(react.version, jsxRuntime),
  'react-dom': now(react.version, reactDom),
  '@carnet/mf-kit': now(KIT, kit),
  '@carnet/mf-kit/forms': later(KIT, () => import(/* webpackChunkName: "kit-fields" */ '@carnet/mf-kit/forms')),
  '@carnet/mf-kit/editor': later(KIT, () => import(/* webpackChunkName: "kit-editor" */ '@carnet/mf-kit/editor')),
  '@carnet/mf-kit/charts': later(KIT, () => import(/* webpackChunkName: "kit-charts" */ '@carnet/mf-kit/charts')),
};

if (process.env.NODE_ENV !== 'production') {
  shared['react/jsx-dev-runtime'] = later(react.version, () => import('react/jsx-dev-runtime'));
}
