export { DossierInvitation } from './dossier-invitation';
