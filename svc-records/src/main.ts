import '@carnet/runtime/source-maps';

const { records } = await import('./app.js');
await records.main();
