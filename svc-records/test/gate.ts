const closed: (() => void)[] = [];

/** A barrier that holds work until the test opens it. */
export function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  closed.push(open);
  return { open, passed };
}

/** Call it after each test, so that a failed test leaves nothing blocked. */
export function openGates(): void {
  for (const open of closed.splice(0)) open();
}
