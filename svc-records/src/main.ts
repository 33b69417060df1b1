import '@carnet/svc-kit/source-maps';

const { records } = await import('./app.js');
await records.main();
