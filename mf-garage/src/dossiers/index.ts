export { DossierList } from './dossier-list';
export { DossierInvitation } from './dossier-invitation';
export { isUnderWay, pauseBeforeNextLook } from './dossier.rules';
export { sizeText } from './dossier.words';
export { type Dossier, dossiersQuery } from './dossiers.queries';
