// One fault for each typed rule, on the line after the rule's name. `typed-rules.spec.ts` checks that each one is found.
enum Scheme {
  Light = 'light',
}
class Engine {
  start(): void {}
}
declare const engine: Engine;
declare const parts: string[];
declare const scheme: Scheme;
declare const answer: string;
declare const starting: Promise<void>;
declare const named: { name: string };
declare function read(name: string): void;
declare const json: any;

export async function faults(): Promise<unknown> {
  // TS2322
  const gears: number = answer;
  read(String(gears));
  // await-thenable
  await answer;
  // no-array-delete
  delete parts[0];
  // no-base-to-string
  read(String(named));
  // no-floating-promises
  starting;
  // no-for-in-array
  for (const part in parts) read(part);
  // no-implied-eval
  new Function(answer);
  // no-misused-promises
  parts.forEach(async (part) => read(await Promise.resolve(part)));
  // no-unnecessary-type-assertion
  read(answer as string);
  // no-unsafe-argument
  read(json);
  // no-unsafe-assignment
  const name: string = json;
  // no-unsafe-call
  json();
  // no-unsafe-enum-comparison
  if (scheme === answer) read(answer);
  // no-unsafe-member-access
  if (json.name) read(answer);
  // no-unsafe-unary-minus
  read(String(-(answer as unknown as object)));
  // restrict-plus-operands
  read(answer + named);
  // restrict-template-expressions
  read(`${parts}`);
  // unbound-method
  const start = engine.start;
  return [name, start];
}

export function unsafe(): string {
  // no-unsafe-return
  return json;
}

export function thrown(): never {
  // only-throw-error
  throw answer;
}

// prefer-promise-reject-errors
export const rejected = () => Promise.reject(answer);
// no-duplicate-type-constituents
export type Twice = string | string;
// no-redundant-type-constituents
export type Redundant = string | any;
