import type { FastifyReply } from 'fastify';

const codes = new WeakMap<FastifyReply['raw'], string>();

/** Stores the message code of a refused request, for the metrics. */
export const noteRefusal = ({ raw }: FastifyReply, code: string): void => void codes.set(raw, code);

export const refusalOf = ({ raw }: FastifyReply): string | undefined => codes.get(raw);
