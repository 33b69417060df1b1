/** The validation error of one field, in the services' format (contract: `{msg, errors: [{field, msg}]}`). */
export interface FieldError {
  field: string;
  msg: string;
}
