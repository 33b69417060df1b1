import { type Language, LANGUAGES, SpokenLanguage } from '@carnet/messages';
import { Public } from '@carnet/rest';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { policyIn, verifierPage } from './verifier-page.js';

/** The cookie with the language chosen on this site. It takes precedence over `Accept-Language`. */
const CHOSEN = /(?:^|;\s*)carnet_language=([a-z]{2})(?:;|$)/;

/** Serves the public verifier page. Each book contains the same page. */
@ApiExcludeController()
@Controller('verify')
export class VerifierController {
  private readonly pages = new Map<Language, Promise<string>>();

  @Get()
  @Public()
  async page(
    @SpokenLanguage() asked: Language,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const chosen = LANGUAGES.find((language) => language === CHOSEN.exec(cookie ?? '')?.[1]);
    const language = chosen ?? asked;
    const page = await this.pageIn(language);
    void reply
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language, Cookie')
      .header('content-security-policy', `${policyIn(page)}; frame-ancestors 'none'`);
    return page;
  }

  private pageIn(language: Language): Promise<string> {
    const page = this.pages.get(language) ?? verifierPage(language);
    this.pages.set(language, page);
    return page;
  }
}
