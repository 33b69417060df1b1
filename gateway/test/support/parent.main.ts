import { startGateway, type GatewayOptions } from '../../src/index.js';

/** Starts a gateway and waits to be killed. Its argument is the options as JSON; it writes the gateway's pid. */
const gateway = await startGateway(JSON.parse(process.argv[2] ?? '{}') as GatewayOptions);
console.log(gateway.pid);
setInterval(() => undefined, 60_000);
