/** A gate: code that awaits `passed` continues when the test calls `open`. */
export function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}
