import '@carnet/runtime/source-maps';

const { dossier } = await import('./app.js');
await dossier.main();
