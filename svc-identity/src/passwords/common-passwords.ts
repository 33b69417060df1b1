/** Not on any list, but the first thing to try here. */
const OF_THE_STACK = ['carnet'];

let list: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords that many people chose, in lower case; 4 MB, loaded when the first new password is checked. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...OF_THE_STACK]),
  );
  return list;
}
