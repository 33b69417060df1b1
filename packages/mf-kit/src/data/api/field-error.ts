/** One field's complaint, as the services answer it (contract: `{msg, errors: [{field, msg}]}`). */
export interface FieldError {
  field: string;
  msg: string;
}
