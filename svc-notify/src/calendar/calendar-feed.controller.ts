import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { hasAlready } from '@carnet/files';
import { ProblemView, Public } from '@carnet/rest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CalendarService } from './calendar.service.js';

const EXAMPLE = 'Qm9uIHZveWFnZSwgYW5kIGRyaXZlIGNhcmVmdWxseSE';

/** The calendar for calendar programs. They cannot sign in, so the address itself contains the secret. */
@ApiTags('Reminders')
@Controller('api/calendar')
export class CalendarFeedController {
  constructor(private readonly calendar: CalendarService) {}

  @Get(':secret.ics')
  @Public()
  @ApiOperation({ summary: 'What is due, as a calendar (RFC 5545)', security: [] })
  @ApiParam({ name: 'secret', schema: { type: 'string', example: EXAMPLE } })
  @ApiOkResponse({
    description: 'Not sent again to whoever has its ETag (304)',
    headers: { ETag: { description: 'Of this very text, for If-None-Match', schema: { type: 'string' } } },
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such address, or it has ended' })
  async read(
    @Param('secret') secret: string,
    @Req() { protocol, host, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const text = await this.calendar.read(secret, `${protocol}://${host}`);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="carnet.ics"',
      'cache-control': 'private, no-cache',
      etag: tag,
    });
    if (!hasAlready(headers['if-none-match'], tag)) return text;
    void reply.status(304);
    return undefined;
  }
}
