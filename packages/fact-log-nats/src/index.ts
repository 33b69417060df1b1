export { natsCarrier } from './nats-carrier.js';
export { RelayPosition } from './relay-position.js';
