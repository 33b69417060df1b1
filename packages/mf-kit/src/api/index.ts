export { api, type ReadOptions, type WriteOptions } from './client';
export { ApiError, isMissing, messageOf, NO_ANSWER, type FieldError } from './api-error';
export { withQuery, type Page, type QueryValue } from './paging';
