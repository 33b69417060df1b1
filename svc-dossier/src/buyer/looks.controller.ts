import { NotFound, type Said, Unavailable } from '@carnet/messages';
import { hasAlready } from '@carnet/files';
import { Public } from '@carnet/rest';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooMuchForBook } from '../collecting/collecting.errors.js';
import * as m from '../messages/buyer-page.js';
import { type Look, Looks } from './looks.service.js';
import { plainPage, POLICY } from './look-page.js';
import { Views } from './views.js';
import { originOf, visitorOf } from './visitor.rules.js';

const NO_ROBOTS = 'noindex, nofollow, noimageindex';
/** A picture that is opened by itself cannot run anything. */
const PICTURE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
const RETRY_SECONDS = 60;
const PART = /^[1-9]\d?$/;
const PLACE = /^([1-9]\d?)-([\da-f]{12})$/;

/**
 * The page for a buyer, for anyone who has its link. Nothing may be cached: an ended page must disappear, and each request for a picture checks the link again.
 */
@ApiExcludeController()
@Controller('look')
@Public()
export class LooksController {
  constructor(
    private readonly looks: Looks,
    private readonly views: Views,
  ) {}

  @Get(':secret')
  async page(
    @Param('secret') secret: string,
    @Query('part') part: string | undefined,
    @Query('unseen') unseen: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answering(request, reply, async () => {
      const open = await this.looks.open(secret);
      const at = { secret, origin: originOf(request.protocol, request.host) };
      const page = await this.looks.page(open, visitorIn(request), at, PART.test(part ?? '') ? Number(part) : 1);
      // The owner's preview (`unseen`) and further parts of the same page are not counted as views.
      if (request.method === 'GET' && unseen === undefined && part === undefined)
        this.views.add(open, request.headers['user-agent']);
      send(request, reply.status(200).headers(robots(open)), page);
    });
  }

  @Get(':secret/photos/:place/:size')
  async picture(
    @Param('secret') secret: string,
    @Param('place') place: string,
    @Param('size') size: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answering(request, reply, async () => {
      const open = await this.looks.open(secret);
      const [, at, named] = PLACE.exec(place) ?? [];
      if (at === undefined || named === undefined) throw new NotFound();
      const wanted = { place: Number(at), tag: named, size };
      const { sha256, bytes, mediaType } = await this.looks.picture(open, wanted);
      const tag = `"${sha256}"`;
      void reply.headers({
        ...robots(open),
        etag: tag,
        'cache-control': 'private, no-cache',
        'content-type': mediaType,
        'content-disposition': 'inline',
        'content-security-policy': PICTURE_POLICY,
      });
      if (hasAlready(request.headers['if-none-match'], tag)) void reply.status(304).send();
      else void reply.status(200).send(bytes);
    });
  }

  @Get(':secret/book.pdf')
  async book(
    @Param('secret') secret: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answering(request, reply, async () => {
      const open = await this.looks.open(secret);
      void reply.headers({ 'x-robots-tag': NO_ROBOTS });
      await this.looks.book(open, { request, reply });
    });
  }

  /** Renders expected failures as HTML pages, because visitors come with a browser. Links that never existed and links that were ended get the same page. */
  private async answering(request: FastifyRequest, reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof NotFound) return plain(request, reply.status(404), m.endedTitle, m.endedText);
      // The page gives the reason as a sentence, for the owner and for visitors, without an error code.
      if (error instanceof TooMuchForBook) return away(request, reply, error.said);
      if (!(error instanceof Unavailable)) throw error;
      away(request, reply, m.awayText);
    }
  }
}

const visitorIn = ({ headers }: FastifyRequest) => visitorOf(headers['accept-language'], headers.cookie);

const robots = ({ indexed }: Look): Record<string, string> => (indexed ? {} : { 'x-robots-tag': NO_ROBOTS });

const away = (request: FastifyRequest, reply: FastifyReply, text: Said): void =>
  plain(request, reply.status(503).header('retry-after', RETRY_SECONDS), m.awayTitle, text);

function plain(request: FastifyRequest, reply: FastifyReply, title: Said, text: Said): void {
  void reply.header('x-robots-tag', 'noindex');
  send(request, reply, plainPage(visitorIn(request), title, text));
}

function send(request: FastifyRequest, reply: FastifyReply, page: string): void {
  void reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-language': visitorIn(request).language,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
      'content-security-policy': POLICY,
    })
    .send(page);
}
