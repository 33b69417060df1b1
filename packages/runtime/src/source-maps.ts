// Stack traces in logs name lines of our TypeScript. Libraries keep the lines of their JavaScript: their source maps, which `--enable-source-maps` would load
// as well, take 11 MB per service. A service must import this before anything else.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true, { nodeModules: false });
