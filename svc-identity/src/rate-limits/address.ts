import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as the gateway says; what a client itself writes into `X-Forwarded-For` is not believed. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  network(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** What one subscriber has: an IPv4 address, or of IPv6 the first 64 bits, since the rest is theirs to change at will. */
export function network(address: string): string {
  const embedded = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(address)) return address;
  return `${groups(address.split('%')[0]!).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, those that `::` stands for included. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const left = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(left).fill('0'), ...back].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}
