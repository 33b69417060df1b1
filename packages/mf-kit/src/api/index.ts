export { apiOf } from './client';
export type { ReadOptions, WriteOptions } from './options';
export type { Api } from './contract';
export { ApiError, isMissing, messageOf, NO_ANSWER, type FieldError } from './api-error';
export { everyPage, withQuery, type Page, type QueryValue } from './paging';
export { randomId } from './random-id';
