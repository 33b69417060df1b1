import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG } from '../injection.js';
import type { ServiceConfig } from '../config.js';
import { Public } from '../http/owner.js';
import { StackHealth } from './stack-health.js';
import { Readiness } from './readiness.js';

/** Health for whoever runs the stack: this service alive, this service ready, and the whole stack (contract §1). */
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
  async all(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.stack.report();
    void reply.status(report.ready ? 200 : 503).header('cache-control', 'no-store');
    if (!report.ready) void reply.header('retry-after', '2');
    return report;
  }
}
