/**
 * The form in which usernames and emails are compared: without surrounding blanks, whatever the case (contract §2), and with what
 * is written by other code points but reads the same made one.
 */
export function canonicalKey(name: string): string {
  const once = fold(name);
  // A few letters change once more when the result is folded again.
  const twice = fold(once);
  return once === twice ? once : fold(twice);
}

const fold = (name: string): string => name.normalize('NFKC').trim().toUpperCase().toLowerCase();
