import { createConfig, lint as lintDocument } from '@redocly/openapi-core';

/** Faults that a well-kept style guide finds in an OpenAPI document, a sentence each. */
export async function lint(file: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-4xx-response': 'off', // the public keys have nothing to refuse
      'no-ambiguous-paths': 'off', // the documents' own: {id}/templates beside vehicles/{vehicleId}; ids are numbers
    },
  });
  const problems = await lintDocument({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => `${message} (${ruleId}, ${location[0]?.pointer ?? file})`);
}
