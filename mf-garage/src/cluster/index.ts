export { Cluster } from './cluster';
