import { useEffect, useRef } from 'react';

/** Runs `react` when `value` becomes another than it was, not at first: a form's part that depends on another part starts anew. */
export function useOnChange<Value>(value: Value, react: (value: Value) => void): void {
  const known = useRef(value);
  const newest = useRef(react);
  useEffect(() => {
    newest.current = react;
  });
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    newest.current(value);
  }, [value]);
}
