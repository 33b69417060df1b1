import '@carnet/runtime/source-maps';

const { service } = await import('./app.js');
await service.main();
