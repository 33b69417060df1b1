import { Readable } from 'node:stream';
import { Controller, Delete, Head, HttpCode, Inject, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ParseId, Shape } from '@carnet/fields';
import {
  Deletes,
  OfVehicle,
  OpenToContributors,
  Owner,
  type OwnerId,
  PIECE_TYPE,
  ProblemView,
  Public,
  UPLOADS_PATH,
  TakesPassports,
} from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { byteCount } from './upload-metadata.rules.js';
import { NotAppendable, UnknownProtocol } from './upload.errors.js';
import { UploadsService, type UploadState } from './uploads.service.js';

export class UploadView {
  @Shape('integer') id: number;
  @Shape('integer', { description: 'How long the file is' }) bytes: number;
  @Shape('date-time', { description: 'Until when it waits for its next piece' }) expires_at: string;
}

const text = { type: 'string' as const };
const integer = { type: 'integer' as const, minimum: 0 };
const PROTOCOL = { 'Tus-Resumable': { description: 'The version of the protocol', schema: text } };
const PROGRESS = {
  ...PROTOCOL,
  'Upload-Offset': { description: 'Bytes that have arrived', schema: integer },
  'Upload-Expires': { description: 'Until when it waits for its next piece (RFC 9110)', schema: text },
  'Carnet-File': { description: 'Once all has arrived: the id of the file that was made of it', schema: integer },
};

/** tus 1.0.0 with the extensions creation, expiration and termination. */
@ApiTags('Uploads')
@Controller(UPLOADS_PATH.slice(1))
export class UploadsController {
  protected readonly path: string = UPLOADS_PATH;

  constructor(
    private readonly uploads: UploadsService,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Options()
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'What of the protocol tus is understood', security: [] })
  @ApiNoContentResponse({
    headers: { ...PROTOCOL, 'Tus-Max-Size': { description: 'Of one file, whatever it is', schema: integer } },
  })
  describe(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.headers({
      'Tus-Resumable': '1.0.0',
      'Tus-Version': '1.0.0',
      'Tus-Extension': 'creation,expiration,termination',
      'Tus-Max-Size': String(Math.max(this.config.files.uploadBytes, this.config.files.pdfBytes)),
    });
  }

  @Post()
  @OfVehicle({ upload: 'metadata' })
  @OpenToContributors('adds')
  @TakesPassports()
  @ApiOperation({ summary: 'Begins an upload by tus 1.0.0' })
  @ApiHeader({
    name: 'Upload-Length',
    required: true,
    description: 'How long the file is, in bytes',
    schema: { ...integer, example: 20 },
  })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description:
      'Pairs of a name and its value in Base64, with commas between: `filename` and `kind`; optionally `vehicle_id`, or `subject_kind` and `subject_id` (with it `position`, its place among the files of that record); of a photo `caption`, of a document `type` and `title`; `import`, the UUID of the import that it came with',
    schema: { ...text, example: 'filename cGhvdG8ucG5n,kind cGhvdG8=' },
  })
  @ApiCreatedResponse({
    type: UploadView,
    headers: { ...PROGRESS, Location: { description: 'Where to send its pieces', schema: text } },
  })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'What it is meant for is not there, or is not yours' })
  @ApiPayloadTooLargeResponse({ type: ProblemView })
  @ApiUnsupportedMediaTypeResponse({ type: ProblemView, description: 'By its name, it is none of what can be kept' })
  @ApiUnprocessableEntityResponse({
    type: ProblemView,
    description: 'The quota is reached, or what others may have on its way into a garage',
  })
  async create(
    @Owner() owner: OwnerId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadView> {
    speakTus(request, reply);
    const bytes = byteCount('Upload-Length', headerOf(request, 'upload-length'));
    const upload = await this.uploads.create(owner, bytes, headerOf(request, 'upload-metadata'));
    tell(reply, upload);
    void reply.header('location', `${this.path}/${upload.id}`);
    return { id: upload.id, bytes: upload.bytes, expires_at: upload.expiresAt.toISOString() };
  }

  @Head(':id')
  @OfVehicle({ thing: 'uploads' })
  @OpenToContributors({ thing: 'uploads', author: 'actor_id' })
  @HttpCode(200)
  @ApiOperation({ summary: 'How much of an upload has arrived; ends whoever still sends' })
  @ApiOkResponse({ headers: { ...PROGRESS, 'Upload-Length': { description: 'How long it is', schema: integer } } })
  @ApiUnauthorizedResponse({ description: 'Authentication required' })
  @ApiNotFoundResponse({ description: 'There is no such upload, or it is not yours' })
  @ApiGoneResponse({ description: 'It was left for too long' })
  async state(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    speakTus(request, reply);
    const upload = await this.uploads.state(owner, id);
    tell(reply, upload);
    void reply.header('upload-length', String(upload.bytes)).header('cache-control', 'no-store');
  }

  @Patch(':id')
  @OfVehicle({ thing: 'uploads' })
  @OpenToContributors({ thing: 'uploads', author: 'actor_id' })
  @HttpCode(204)
  @TakesPassports()
  @ApiOperation({ summary: 'Appends to an upload; its last piece makes the file' })
  @ApiHeader({
    name: 'Upload-Offset',
    required: true,
    description: 'Where the piece begins',
    schema: { ...integer, example: 0 },
  })
  @ApiConsumes(PIECE_TYPE)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse({ headers: PROGRESS })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such upload, or it is not yours' })
  @ApiConflictResponse({ type: ProblemView, description: 'It goes on elsewhere, or at another offset: ask by HEAD' })
  @ApiGoneResponse({ type: ProblemView, description: 'It was left for too long' })
  @ApiUnsupportedMediaTypeResponse({ type: ProblemView, description: 'The content is not what the name says' })
  @ApiUnprocessableEntityResponse({
    type: ProblemView,
    description: 'The quota is reached, or a virus was found in the file',
  })
  @ApiServiceUnavailableResponse({
    type: ProblemView,
    description: 'Too many at once, or disk, storage or virus scanner do not take it now; see Retry-After',
  })
  async append(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    speakTus(request, reply);
    const piece: unknown = request.body ?? null;
    if (piece !== null && !(piece instanceof Readable)) throw new NotAppendable();
    try {
      const offset = byteCount('Upload-Offset', headerOf(request, 'upload-offset'));
      tell(reply, await this.uploads.append(owner, id, offset, piece));
    } catch (error) {
      if (piece) drain(piece);
      throw error;
    }
  }

  @Delete(':id')
  @OfVehicle({ thing: 'uploads' })
  @OpenToContributors({ thing: 'uploads', author: 'actor_id' })
  @TakesPassports()
  @Deletes('Ends an upload and removes what has arrived; a file that was made of it stays')
  @ApiResponse({ status: 412, type: ProblemView, description: 'Another version of the protocol' })
  async terminate(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    speakTus(request, reply);
    await this.uploads.terminate(owner, id);
  }
}

const DRAIN_MS = 3_000;

/** Reads the rest of the body for a limited time. A client whose connection is cut in the middle of a body does not read the answer. */
function drain(body: Readable): void {
  if (body.readableEnded || body.destroyed) return;
  const patience = setTimeout(() => body.destroy(), DRAIN_MS).unref();
  body.once('close', () => clearTimeout(patience)).resume();
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

function speakTus(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('tus-resumable', '1.0.0');
  if ((headerOf(request, 'tus-resumable') ?? '1.0.0') === '1.0.0') return;
  void reply.header('tus-version', '1.0.0');
  throw new UnknownProtocol();
}

function tell(reply: FastifyReply, { received, expiresAt, fileId }: UploadState): void {
  void reply.headers({
    'upload-offset': String(received),
    'upload-expires': expiresAt.toUTCString(),
    ...(fileId !== null && { 'carnet-file': String(fileId) }),
  });
}
