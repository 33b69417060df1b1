import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { FactLog, installPositionHeader } from '@carnet/fact-log';
import { validationPipe } from '@carnet/fields';
import { type ExportedList, Exports, type RowSchema, rowSchema } from '@carnet/journal';
import { namesOf } from '@carnet/messages';
import { migrationName, openDataSource, prepareSchema, type Schema, whereSomebodyMayAct } from '@carnet/pg';
import { installBodyLimits, installJsonBody } from '@carnet/rest';
import {
  createLogger,
  LOG,
  type Log,
  NestLogger,
  readConfig,
  readSecretFiles,
  type ServiceConfig,
  type ServiceName,
  Tracing,
} from '@carnet/runtime';
import { installAdmission } from '../http/admission.js';
import { installMethodAnswers } from '../http/methods.js';
import { answerFrameworkError, ProblemFilter } from '../http/problem.filter.js';
import { installReplyHooks } from '../http/reply-hooks.js';
import { logRequests } from '../http/request-log.js';
import { Metrics } from '../metrics/metrics.service.js';
import { KIT_MIGRATIONS, KitModule, type KitOptions } from './kit.module.js';
import { openApiDocument } from './openapi.js';
import type { ServiceDefinition } from './service-definition.js';
import { closeOnSignal, gentleClose } from './shutdown.js';

export interface Service {
  name: ServiceName;
  /** Creates a service with an up-to-date schema, ready to listen. */
  createApp(config: ServiceConfig): Promise<NestFastifyApplication>;
  /** Runs the service, configured by the environment, until a signal stops it. */
  main(env?: NodeJS.ProcessEnv): Promise<void>;
  /** Writes the OpenAPI document; needs no database. */
  writeOpenApi(file: string): Promise<void>;
  /** The names of its migrations, as stored in a database. */
  migrations: readonly string[];
  /** Applies the listed migrations to an empty database. A restore then inserts the rows. */
  prepareDatabase(url: string, migrations: readonly string[]): Promise<void>;
}

const KEEP_ALIVE = 75_000;
const BODY_LIMIT = 1024 * 1024;
/** Longer than any valid address parameter. A longer one cannot be an id. */
const MAX_PARAM = 200;

export function defineService(definition: ServiceDefinition): Service {
  return {
    name: definition.name,
    createApp: (config) => createApp(definition, config),
    async main(env = process.env) {
      readSecretFiles(env, definition.secrets);
      const config = readConfig(definition.name, env);
      const app = await createApp(definition, config);
      closeOnSignal(gentleClose(app));
      await app.listen(config.port, config.host);
      await app.get(Metrics).listen();
      app.get<Log>(LOG).info(`Listening on ${config.host}:${config.port}`);
    },
    async writeOpenApi(file) {
      const app = await NestFactory.create<NestFastifyApplication>(rootModule({ definition }), new FastifyAdapter(), {
        preview: true,
        logger: ['error'],
      });
      await writeFile(file, `${JSON.stringify(openApiDocument(app, definition), null, 2)}\n`);
    },
    migrations: schemaOf(definition).migrations.map(migrationName),
    prepareDatabase: (url, names) => prepareSchema(url, schemaOf(definition), names),
  };
}

async function createApp(definition: ServiceDefinition, config: ServiceConfig): Promise<NestFastifyApplication> {
  const log = createLogger(config.name, config.logLevel);
  const dataSource = await openDataSource(config, schemaOf(definition), log);
  const app = await NestFactory.create<NestFastifyApplication>(
    rootModule({ definition, config, dataSource, log, carrier: await carrierOf(config) }),
    adapter(config),
    { logger: new NestLogger(log), bodyParser: false, abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  await app.get(Metrics).watch(fastify);
  await app.get(Tracing).watch(fastify);
  installAdmission(fastify, config.requestsAtOnce, log);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  installMethodAnswers(fastify);
  installBodyLimits(fastify);
  installJsonBody(fastify);
  // Must be the last hook before the handler, because the body parser loses the async context of earlier hooks.
  fastify.addHook('preHandler', (_request, _reply, done) => whereSomebodyMayAct(done));
  installReplyHooks(fastify);
  installPositionHeader(fastify, config.name, app.get(FactLog));
  logRequests(fastify, log);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter(log, namesOf(definition)));
  // Before init, because init resumes exports that a crash interrupted.
  app.get(Exports).describeBy(schemasOf(app, definition));
  await app.init();
  return app;
}

/** Loads the NATS carrier if NATS is configured. */
async function carrierOf({ name, nats }: ServiceConfig): Promise<KitOptions['carrier']> {
  if (!nats) return undefined;
  const { natsCarrier } = await import('@carnet/fact-log-nats');
  return natsCarrier(nats, name);
}

/** Schemas of exported rows from the service's OpenAPI document, created at first use. */
function schemasOf(app: NestFastifyApplication, definition: ServiceDefinition): (list: ExportedList) => RowSchema {
  let schemas: Record<string, object> | undefined;
  return ({ view }) => {
    schemas ??= openApiDocument(
      app,
      definition,
      definition.exports?.map((list) => list.view),
    ).components!.schemas!;
    return rowSchema(view.name, schemas);
  };
}

const schemaOf = ({ migrations, quotas, guestOf }: ServiceDefinition): Schema => ({
  quotas,
  migrations: guestOf ? [] : [...KIT_MIGRATIONS, ...migrations],
  guestOf,
});

/** Fastify that only accepts JSON bodies, checks prototype keys itself, and uses the gateway's request ids. */
function adapter(config: ServiceConfig): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    keepAliveTimeout: KEEP_ALIVE,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: true,
    logger: false,
    skipMiddie: true,
    routerOptions: { maxParamLength: MAX_PARAM },
    frameworkErrors: answerFrameworkError,
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    },
  });
}

function rootModule(options: KitOptions): Type {
  @Module({ imports: [KitModule.register(options), ...options.definition.modules] })
  class Root {}
  return Root;
}
