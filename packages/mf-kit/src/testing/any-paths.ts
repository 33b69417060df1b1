import type { QueryValue } from '../data/api/paging';

interface AnyCall {
  parameters: { query?: Record<string, QueryValue> };
  requestBody: { content: { 'application/json': unknown } };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test that has no contract expects any answer
  responses: { 200: { content: { 'application/json': any } } };
}

/** A contract that allows every path, for tests that do not depend on a contract: `apiOf<AnyPaths>()`. */
export type AnyPaths = Record<string, Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyCall>>;
