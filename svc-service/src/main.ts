import '@carnet/svc-kit/source-maps';

const { service } = await import('./app.js');
await service.main();
