/** Loaded when the account's page shows it. */
export const exportsSection = () => import(/* webpackChunkName: "exports" */ './exports-section');
