import '@carnet/svc-kit/source-maps';

const { dossier } = await import('./app.js');
await dossier.main();
