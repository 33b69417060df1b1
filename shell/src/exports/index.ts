import { lazy } from 'react';

/** Comes when the account's page shows it. */
export const ExportsSection = lazy(() => import(/* webpackChunkName: "exports" */ './exports-section'));
