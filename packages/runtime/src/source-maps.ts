// Stacks in logs name lines of our TypeScript. Those of libraries keep the lines of their JavaScript: their source maps, which
// `--enable-source-maps` reads as well, take 11 MB of each service. A service imports this before anything else is loaded.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true, { nodeModules: false });
