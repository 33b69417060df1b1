import '@carnet/runtime/source-maps';

const { notify } = await import('./app.js');
await notify.main();
