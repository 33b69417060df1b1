import '@carnet/svc-kit/source-maps';

const { identity } = await import('./app.js');
await identity.main();
