import dgram from 'node:dgram';
import dns from 'node:dns';
import { Socket } from 'node:net';

/** Removes network access, so that no library in this process can reach another machine or process. */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('This process has no network');
  };
  Socket.prototype.connect = refuse;
  for (const [module, name] of [
    ...(['lookup', 'resolve', 'resolve4', 'resolve6'] as const).map((name) => [dns, name] as const),
    ...(['lookup', 'resolve', 'resolve4', 'resolve6'] as const).map((name) => [dns.promises, name] as const),
    [dgram, 'createSocket'],
    [globalThis, 'fetch'],
  ] as const)
    Object.defineProperty(module, name, { value: refuse });
}
