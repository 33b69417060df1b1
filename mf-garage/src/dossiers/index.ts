export { DossierInvitation } from './dossier-invitation';
export { type Dossier, dossiersQuery } from './dossiers.queries';
