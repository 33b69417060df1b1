import { MEDIA_COOKIE } from '@carnet/nest-kit';
import { ProblemView, Public } from '@carnet/rest';
import { Controller, Delete, Headers, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenSigner } from '../keys/token-signer.js';

const SET_COOKIE = { 'Set-Cookie': { description: 'For `/api/media` alone', schema: { type: 'string' as const } } };

/** The cookie that authorizes a browser to load files, because it sends no token with an image (ADR 33). */
@ApiTags('Account')
@Controller('api/auth/media-session')
export class MediaSessionController {
  constructor(private readonly tokens: TokenSigner) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Has this browser shown files under /api/media for as long as the token lives' })
  @ApiNoContentResponse({ headers: SET_COOKIE })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  async begin(
    @Headers('x-auth-token') token: string,
    @Req() { protocol }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const media = await this.tokens.signForMedia(token);
    void reply.header('set-cookie', cookieOf(protocol, media.token, media.expires));
  }

  @Delete()
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Shows this browser no more files', security: [] })
  @ApiNoContentResponse({ headers: SET_COOKIE })
  end(@Req() { protocol }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.header('set-cookie', cookieOf(protocol, '', new Date(0)));
  }
}

function cookieOf(protocol: string, value: string, expires: Date): string {
  const { name, path } = MEDIA_COOKIE;
  const cookie: SetCookie = { name, value, expires, path, httpOnly: true, sameSite: 'strict' };
  return stringifySetCookie({ ...cookie, secure: protocol === 'https' });
}
