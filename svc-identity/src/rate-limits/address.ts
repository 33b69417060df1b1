import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The address of a request, as the gateway says; a client's own `X-Forwarded-For` is not believed. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  network(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** The network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 one, since the rest is theirs to change at will. */
export function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address.split('%')[0]!);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
