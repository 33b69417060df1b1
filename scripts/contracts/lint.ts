import { createConfig, lint as lintDocument } from '@redocly/openapi-core';

/** Faults of an OpenAPI document against Redocly's recommended rules, one sentence each. */
export async function lint(file: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-4xx-response': 'off', // routes of public keys never refuse a request
      'no-ambiguous-paths': 'off', // {id}/templates beside vehicles/{vehicleId} comes from the specification; ids are numbers
    },
  });
  const problems = await lintDocument({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => `${message} (${ruleId}, ${location[0]?.pointer ?? file})`);
}
