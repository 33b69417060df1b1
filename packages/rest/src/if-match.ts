import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Invalid, requestMessages as m, StaleVersion } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';

/** The version that the caller last saw (`If-Match: "3"`), or null if the header is missing or `*`. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'];
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header)?.[1];
  if (!version) throw new Invalid(m.ifMatchInvalid);
  return Number(version);
});

/** Refuses (412) to overwrite a version that the caller has not seen. */
export function requireVersion(current: { version: number }, expected: number | null): void {
  if (expected !== null && expected !== current.version) throw new StaleVersion();
}

/** The same, but the refusal contains the current state, so that a person can compare it with their own change, which may be days old after offline work. */
export async function requireSeen(
  current: { version: number },
  expected: number | null,
  read: () => Promise<JsonText>,
): Promise<void> {
  if (expected === null || expected === current.version) return;
  throw new StaleVersion({ current: (await read()).parse(), version: current.version });
}
