import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  ApiUnauthorizedResponse,
  IntersectionType,
  OmitType,
  PartialType,
} from '@nestjs/swagger';
import { Shape } from '@carnet/fields';

const STABLE = 'Says the same to a program; stays when the words change';
const about = (said: string) => ApiPropertyOptional({ type: 'string', description: said });
const values = () =>
  ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The values that the sentence names, as the API writes them',
  });

export class FieldProblemView {
  @Shape('string') field: string;
  @Shape('string') msg: string;
  @about(STABLE) code?: string;
  @values() params?: Record<string, string | number>;
}

/** The format of every error answer (contract §1). */
export class ProblemView {
  @Shape('string', {
    description: 'For a person: English, or what `Accept-Language` asks for (see `Content-Language`)',
  })
  msg: string;
  @about(STABLE) code?: string;
  @values() params?: Record<string, string | number>;
  @ApiProperty({ type: [FieldProblemView], required: false }) errors?: FieldProblemView[];
}

/** The answer to a change of a record that was changed elsewhere in the meantime. */
export class StaleView extends ProblemView {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What is there now, as reading it answers; where the route says it',
  })
  current?: Record<string, unknown>;
  @ApiPropertyOptional({ type: 'integer', description: 'Its version, for the next If-Match' }) version?: number;
}

const signedIn = () => ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' });
const refused = () => ApiBadRequestResponse({ type: ProblemView, description: 'What is wrong, field by field' });
const unknown = () =>
  ApiNotFoundResponse({ type: ProblemView, description: 'There is no such thing, or it is not yours' });
const ETAG = { ETag: { description: 'The version, for If-Match', schema: { type: 'string' as const } } };

const LIST_HEADERS = {
  'X-Total-Count': { description: 'Rows that match the filters', schema: { type: 'integer' as const } },
  Link: { description: 'The next page, where there is one', schema: { type: 'string' as const } },
};

/** Documents a list (`summary` names its records): an array, with its total and the link to the next page in headers. */
export const Lists = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ type: [view], headers: LIST_HEADERS }),
    refused(),
    signedIn(),
  );

/** Documents a list inside another record, in the format of `view`. A long list has pages, with its total and the link to the next page in headers. */
export const ListsWithin = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ type: view, headers: LIST_HEADERS }),
    refused(),
    unknown(),
    signedIn(),
  );

/** Documents a list of whole records (`view`), or of shorter rows with `?view=row`. */
export const ListsViewed = (view: Type, row: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({
      type: [inList(view, row)],
      description: `Each is whole, a ${view.name}; \`view=row\` leaves out what is optional here`,
      headers: LIST_HEADERS,
    }),
    refused(),
    signedIn(),
  );

/** The documented fields of a view, from swagger's metadata. */
const fieldsOf = (view: Type): string[] =>
  (Reflect.getMetadata('swagger/apiModelPropertiesArray', view.prototype as object) as string[]).map((key) =>
    key.slice(1),
  );

const inLists = new Map<Type, Type>();

/** Fields that are in both views are required, the other ones optional. */
function inList(view: Type, row: Type): Type {
  const known = inLists.get(view);
  if (known) return known;
  class InList extends IntersectionType(row, PartialType(OmitType(view, fieldsOf(row) as never[]))) {}
  Object.defineProperty(InList, 'name', { value: view.name.replace(/View$/, 'InList') });
  inLists.set(view, InList);
  return InList;
}

/** Documents the reading of one record. */
export const Reads = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ type: view, headers: ETAG }),
    refused(),
    unknown(),
    signedIn(),
  );

const once = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A retry with the same key gets the first answer, for 24 hours',
    }),
    ApiHeader({
      name: 'X-Outbox',
      required: false,
      description:
        'Any value: the request may come again after days without a network, and its key is kept for 30 days',
    }),
    ApiResponse({
      status: 422,
      type: ProblemView,
      description: 'The account has as many as it can keep, or the Idempotency-Key was used for another request',
    }),
    refused(),
    signedIn(),
  );

/** Documents a create; with an `Idempotency-Key`, a retry creates no second record. */
export const Creates = (view: Type, summary: string) =>
  applyDecorators(once(summary), ApiCreatedResponse({ type: view, headers: ETAG }));

/** Documents the creation of a background job, answered with 202. */
export const Accepts = (view: Type, summary: string) =>
  applyDecorators(once(summary), HttpCode(202), ApiAcceptedResponse({ type: view, headers: ETAG }));

const conditional = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag that was read; another one by now answers 412',
    }),
    ApiResponse({ status: 412, type: StaleView, description: 'Changed elsewhere in the meantime' }),
  );

/** Documents an update, which may be conditional on the version that the client has seen. */
export const Updates = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ type: view, headers: ETAG }),
    HttpCode(200),
    conditional(),
    refused(),
    unknown(),
    signedIn(),
  );

/** Documents the same update of many records, which are returned. */
export const UpdatesMany = (view: Type, summary: string) =>
  applyDecorators(ApiOperation({ summary }), ApiOkResponse({ type: [view] }), HttpCode(200), refused(), signedIn());

/** Documents a setting that replaces any earlier value, and so needs no If-Match. */
export const Sets = (view: Type, summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiOkResponse({ type: view }),
    HttpCode(200),
    refused(),
    unknown(),
    signedIn(),
  );

/** Documents a deletion, answered with 204; `conditional` if it supports If-Match. */
export const Deletes = (summary: string, options: { conditional?: boolean } = {}) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(204),
    ApiNoContentResponse(),
    ...(options.conditional ? [conditional()] : []),
    refused(),
    unknown(),
    signedIn(),
  );
