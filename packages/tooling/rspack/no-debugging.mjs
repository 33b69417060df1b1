/** Replaces the federation runtime's logger: prints messages without a debug mode, and without a stack for each line. */
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
