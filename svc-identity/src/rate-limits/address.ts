import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The client address from the gateway; a client's own `X-Forwarded-For` is ignored. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  network(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address, because the subscriber can change the rest. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address.split('%')[0]!);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
