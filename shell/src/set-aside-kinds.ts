import type { identity } from '@carnet/contracts';
import * as m from './messages/set-aside';

const KINDS = {
  passkey: m.passkey,
  app: m.app,
  provider: m.provider,
  api_key: m.apiKey,
  webhook: m.webhook,
  channel: m.channel,
  calendar: m.calendar,
} as const;

/** Kind of a thing, with its name if it has one. */
export const titleOf = ({ kind, name }: identity.NamedView): string =>
  name === null ? KINDS[kind] : m.named({ kind: KINDS[kind], name });
