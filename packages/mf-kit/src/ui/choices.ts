export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** Makes choices of the API's values from a table of their texts: `choicesOf(ISSUE_STATUSES)`. */
export const choicesOf = <Value extends string>(texts: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, label: texts[value] }));
