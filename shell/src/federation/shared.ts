import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as formats from '@carnet/mf-kit/formats';
import * as data from '@carnet/mf-kit/data';
import * as ui from '@carnet/mf-kit/ui';
import * as federation from '@carnet/mf-kit/federation';
import * as pages from '@carnet/mf-kit/pages';
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
 * Packages that the page has once, handed to the remotes as they are (packages/tooling/rspack/shared.mjs has the other half). The kit's last doors are
 * chunks of the shell, fetched when the first page needs them.
 */
export const shared: Record<string, Share> = {
  react: now(react.version, react),
  'react/jsx-runtime': now(react.version, jsxRuntime),
  'react-dom': now(react.version, reactDom),
  '@carnet/mf-kit/formats': now(KIT, formats),
  '@carnet/mf-kit/data': now(KIT, data),
  '@carnet/mf-kit/ui': now(KIT, ui),
  // Under the kit's own name, by which remotes of 2.x are refused: see `shareKeyOf` in shared.mjs.
  '@carnet/mf-kit': now(KIT, federation),
  '@carnet/mf-kit/pages': now(KIT, pages),
  '@carnet/mf-kit/forms': later(KIT, () => import(/* webpackChunkName: "kit-fields" */ '@carnet/mf-kit/forms')),
  '@carnet/mf-kit/editor': later(KIT, () => import(/* webpackChunkName: "kit-editor" */ '@carnet/mf-kit/editor')),
  '@carnet/mf-kit/charts': later(KIT, () => import(/* webpackChunkName: "kit-charts" */ '@carnet/mf-kit/charts')),
};

if (process.env.NODE_ENV !== 'production') {
  shared['react/jsx-dev-runtime'] = later(react.version, () => import('react/jsx-dev-runtime'));
}
