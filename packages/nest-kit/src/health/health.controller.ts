import { Controller, Get, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonLanguage, sentence, speaking } from '@carnet/messages';
import { Public } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Readiness } from './readiness.js';
import { StackHealth } from './stack-health.js';

/** Health for operators: this service is alive, this service is ready, the whole stack is ready (contract §1). */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly readiness: Readiness,
    private readonly stack: StackHealth,
  ) {}

  @Get('health/live')
  @HttpCode(200)
  live() {
    return { service: this.config.name, state: 'alive' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.readiness.report();
    void reply.status(report.ready ? 200 : 503);
    return report;
  }

  @Get('api/health')
  async all(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { ready, said, services } = await this.stack.report();
    const language = commonLanguage(request, [said]);
    void reply.status(ready ? 200 : 503).headers({ 'cache-control': 'no-store', ...speaking(language) });
    if (!ready) void reply.header('retry-after', '2');
    return { ready, ...sentence(said, language), services };
  }
}
