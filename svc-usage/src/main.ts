import '@carnet/runtime/source-maps';

const { usage } = await import('./app.js');
await usage.main();
