import '@carnet/svc-kit/source-maps';

const { notify } = await import('./app.js');
await notify.main();
