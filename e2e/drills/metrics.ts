import { freePort } from '@carnet/embedded-pg';
import { say } from '../../scripts/lib/say.js';
import { call, register } from '../src/api.js';
import { FaultStack, LISTS, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { none, same, seconds, told, within, type Drill } from './lib/drill.js';
import { Prometheus } from './lib/prometheus.js';

const REQUESTS = 40;
/** The alert for a missing instance waits for a minute. */
const FIRES_WITHIN_MS = 90_000;
const HEARD_WITHIN_MS = 30_000;
const AWAY = 'records';

/** A real Prometheus beside a stack: its scraped values, and its alert for a missing service. */
export const metrics: Drill = {
  name: 'metrics',
  title: 'Prometheus beside the stack, and a service that is away',
  async run() {
    const prometheus = new Prometheus();
    const first = await freePort(SERVICES.length);
    const stack = new FaultStack({ env: { METRICS_PORT: String(first) } });
    try {
      const tested = await prometheus.checkAlerts();
      await stack.start();
      await prometheus.start(SERVICES.map((_, index) => `127.0.0.1:${first + index}`));
      const heard = async () => (await prometheus.values('carnet_ready == 1', 'service')).size === SERVICES.length;
      await until('Prometheus has heard of all', heard, HEARD_WITHIN_MS);
      const { token } = await register(stack.address);
      for (let nth = 0; nth < REQUESTS; nth += 1) await call({ address: stack.address, path: LISTS[AWAY], token });
      const route = `carnet_http_request_duration_seconds_count{route="${LISTS[AWAY]}",status="200"}`;
      const counted = async () => (await prometheus.values(route, 'service')).get(AWAY) ?? 0;
      await until('the requests are counted', async () => (await counted()) >= REQUESTS, HEARD_WITHIN_MS);
      const requests = await counted();
      const quiet = await firing(prometheus);
      say(`svc-${AWAY} is away`);
      const began = Date.now();
      let fired = 0;
      await stack.without(AWAY, async () => {
        await until(
          'the alert fires',
          async () => (await firing(prometheus)).includes('InstanceAway'),
          FIRES_WITHIN_MS,
        );
        fired = Date.now() - began;
      });
      const back = Date.now();
      await until('no alert fires', async () => (await firing(prometheus)).length === 0, HEARD_WITHIN_MS);
      return {
        setUp:
          'Debian’s Prometheus asks every service each second, with the alerts of `deploy/prometheus`. The processes of one service are killed, and nobody starts them again until the alert fires.',
        findings: [
          same('tests of the alerts that promtool passes', 'all', tested ? 'all' : 'not all'),
          same('requests that it counts of one route', REQUESTS, requests),
          none('alerts while all is well', quiet.length),
          within(`until it tells that svc-${AWAY} is away, a minute of which it waits`, FIRES_WITHIN_MS, fired),
          told('until it has heard that it is back', seconds(Date.now() - back)),
        ],
      };
    } finally {
      prometheus.stop();
      await stack.stop();
      stack.remove();
    }
  },
};

async function firing(prometheus: Prometheus): Promise<string[]> {
  return (await prometheus.alerts())
    .filter(({ state }) => state === 'firing')
    .map(({ labels }) => labels.alertname ?? '');
}
