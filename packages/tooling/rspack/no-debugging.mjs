/** Takes the place of the federation runtime's logger: what it says is said, without its debug mode and the stack of each line. */
const nothing = () => undefined;

export function createLogger(prefix) {
  const info = console.info.bind(console, prefix);
  return {
    log: info,
    info,
    success: info,
    ready: info,
    warn: console.warn.bind(console, prefix),
    error: console.error.bind(console, prefix),
    debug: nothing,
    setPrefix: nothing,
    setDelegate: nothing,
  };
}
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = nothing;
export const infrastructureLogger = createLogger('[ Module Federation ]');
export const logger = infrastructureLogger;
