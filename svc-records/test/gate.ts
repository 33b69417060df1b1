const closed: (() => void)[] = [];

/** Something that a test holds until it opens the gate. */
export function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  closed.push(open);
  return { open, passed };
}

/** After each test: one that fails leaves nothing held, for which its end would wait. */
export function openGates(): void {
  for (const open of closed.splice(0)) open();
}
