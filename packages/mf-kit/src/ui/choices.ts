export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** The values of the API as choices, by the table that says how each reads: `choicesOf(ISSUE_STATUSES)`. */
export const choicesOf = <Value extends string>(texts: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, label: texts[value] }));
