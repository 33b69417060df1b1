import '@carnet/runtime/source-maps';

const { garage } = await import('./app.js');
await garage.main();
