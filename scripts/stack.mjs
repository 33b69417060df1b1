// Runs the services in this one process: each is a Nest application with its own port, database and role. They share
// nothing. Plain JavaScript, because tsx in the process costs 60 MB and a second of every start.
import '@carnet/runtime/source-maps';

const [{ closeOnSignal, gentleClose, Metrics }, { readConfig, readSecretFiles }] = await Promise.all([
  import('@carnet/nest-kit'),
  import('@carnet/runtime'),
]);

readSecretFiles(process.env, ['SMTP_URL']);

const closers = await Promise.all(process.env.SERVICES.split(',').map(run));
closeOnSignal(async () => void (await Promise.all(closers.map((close) => close()))));

async function run(name) {
  const config = readConfig(name, envOf(name));
  const { [name]: service } = await import(`../svc-${name}/dist/app.js`);
  const app = await service.createApp(config);
  const close = gentleClose(app);
  await app.listen(config.port, config.host);
  await app.get(Metrics).listen();
  return close;
}

/** The environment of a service: here `GARAGE_PORT` and `GARAGE_DATABASE_URL` stand for `PORT` and `DATABASE_URL` of its own process. */
function envOf(name) {
  const prefix = name.toUpperCase();
  const own = (variable) => process.env[`${prefix}_${variable}`];
  return { ...process.env, PORT: own('PORT'), DATABASE_URL: own('DATABASE_URL'), METRICS_PORT: own('METRICS_PORT') };
}
