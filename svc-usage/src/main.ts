import '@carnet/svc-kit/source-maps';

const { usage } = await import('./app.js');
await usage.main();
