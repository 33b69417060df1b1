/** A gate: code that waits for `passed` goes on once a test opens it. */
export function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}
