import { useEffect, useRef } from 'react';

/** Runs `react` when `value` changes, but not at first: resets a part of a form that depends on another part. */
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
