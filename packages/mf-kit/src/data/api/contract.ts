import type { ReadOptions, WriteOptions } from './options';
import type { Page, QueryValue } from './paging';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Query = Record<string, QueryValue>;

/** The paths of a contract that support a method. A contract is the `paths` type that openapi-typescript generates from an OpenAPI document. */
export type PathWith<Paths, M extends Method> = {
  [P in keyof Paths & string]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths & string];

type Operation<Paths, M extends Method, P> = P extends keyof Paths
  ? Paths[P] extends Record<M, infer Found>
    ? Found
    : never
  : never;

/** Values for placeholders in the path such as `{id}`, by name. */
type PathParams<Op> = Op extends { parameters: { path: infer Known } } ? { params: Known } : { params?: never };

type KnownQuery<Op> = Op extends { parameters: { query?: infer Known extends object } } ? Known : object;

/**
 * Allows only the query parameters of the contract, with its values, or '' and null for none. A plain `string` passes for any value: its text is
 * known only at run time, and the service validates it.
 */
type CheckedQuery<Given, Known> = {
  [Name in keyof Given]: Name extends keyof Known
    ? string extends Given[Name]
      ? Given[Name]
      : Known[Name] | '' | null | undefined
    : never;
};

type Asking<Paths, M extends Method, P, Given> = PathParams<Operation<Paths, M, P>> & {
  query?: Given & CheckedQuery<Given, KnownQuery<Operation<Paths, M, P>>>;
};

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Told } } } ? Told : undefined;

/** The type of an answer's data. If the answer has an `ETag`, the data carries its version. */
type Told<Answer> = Answer extends { content: { 'application/json': infer Data } }
  ? Answer extends { headers: { ETag?: string } }
    ? Data & { version?: number }
    : Data
  : undefined;

type Answer<Op> = Op extends { responses: infer All } ? Told<All[keyof All & (200 | 201 | 202 | 204)]> : never;
type AnswerOf<Paths, M extends Method, P> = Answer<Operation<Paths, M, P>>;
type Row<List> = List extends readonly unknown[] ? List[number] : never;
type RowOf<Paths, P> = Row<AnswerOf<Paths, 'get', P>>;

type Read = Omit<ReadOptions, 'query'>;
type Write = Omit<WriteOptions, 'query'>;

/** The API of some services, typed by their contract. The compiler rejects an unknown path, a missing field and an unknown query parameter. */
export interface Api<Paths> {
  /** Requests an address before the code of the page that will `get` or `list` it has loaded. */
  early(address: string): void;

  get<P extends PathWith<Paths, 'get'>, const Q extends Query>(
    path: P,
    options: Read & Asking<Paths, 'get', P, Q>,
  ): Promise<AnswerOf<Paths, 'get', P>>;

  /** Reads a list, or one page of it if the query has a `limit`. `page` is the `next` address of the page before. */
  list<P extends PathWith<Paths, 'get'>, const Q extends Query>(
    path: P,
    options: Read & Asking<Paths, 'get', P, Q> & { page?: string | null },
  ): Promise<Page<RowOf<Paths, P>>>;

  /** Counts the rows of a list that match. */
  count<P extends PathWith<Paths, 'get'>, const Q extends Query>(
    path: P,
    options: Read & Asking<Paths, 'get', P, Q>,
  ): Promise<number>;

  post<P extends PathWith<Paths, 'post'>, const Q extends Query>(
    path: P,
    body: Body<Operation<Paths, 'post', P>>,
    options: Write & Asking<Paths, 'post', P, Q>,
  ): Promise<AnswerOf<Paths, 'post', P>>;

  /** Like `post`, for an answer that is a file. */
  postForFile<P extends PathWith<Paths, 'post'>>(
    path: P,
    body: Body<Operation<Paths, 'post', P>>,
    options: Write,
  ): Promise<Blob>;

  put<P extends PathWith<Paths, 'put'>, const Q extends Query>(
    path: P,
    body: Body<Operation<Paths, 'put', P>>,
    options: Write & Asking<Paths, 'put', P, Q>,
  ): Promise<AnswerOf<Paths, 'put', P>>;

  patch<P extends PathWith<Paths, 'patch'>, const Q extends Query>(
    path: P,
    body: Body<Operation<Paths, 'patch', P>>,
    options: Write & Asking<Paths, 'patch', P, Q>,
  ): Promise<AnswerOf<Paths, 'patch', P>>;

  delete<P extends PathWith<Paths, 'delete'>, const Q extends Query>(
    path: P,
    options: Write & Asking<Paths, 'delete', P, Q> & { body?: Body<Operation<Paths, 'delete', P>> },
  ): Promise<void>;
}
