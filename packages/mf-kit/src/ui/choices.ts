export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** Turns the API's values into choices, with the texts of a table: `choicesOf(ISSUE_STATUSES)`. */
export const choicesOf = <Value extends string>(texts: Readonly<Record<Value, string>>): Choice<Value>[] =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, label: texts[value] }));
