import '@carnet/svc-kit/source-maps';

const { garage } = await import('./app.js');
await garage.main();
