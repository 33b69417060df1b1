import '@carnet/runtime/source-maps';

const { identity } = await import('./app.js');
await identity.main();
