import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const TOKEN =
  'What signing in answers, or an API key (`carnet_…`) as the settings make them. A key that does not reach so far is answered 403.';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/**
 * Creates the service's OpenAPI 3.1 document from its decorators.
 * @param extraModels views that no route returns
 */
export function openApiDocument(
  app: INestApplication,
  about: { title: string; description: string },
  extraModels: Type[] = [],
): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(about.title)
    .setDescription(`${about.description} A query parameter without a value (\`?limit=\`) counts as left out.`)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The gateway, whose document this is part of')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-auth-token', description: TOKEN }, 'token')
    .addSecurityRequirements('token');
  const document = SwaggerModule.createDocument(app, builder.build(), { operationIdFactory, extraModels });
  takeNullOffParameters(document);
  describePositions(document);
  return document;
}

/** `IssuesController.listOfVehicle` → `issues.listOfVehicle`. */
function operationIdFactory(controller: string, method: string): string {
  const subject = controller.replace(/Controller$/, '');
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}.${method}`;
}

/** Parameters are never nullable, because an address cannot contain null. */
function takeNullOffParameters({ paths }: OpenAPIObject): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path) as OperationObject[]))
    for (const { schema } of (operation.parameters ?? []) as {
      schema?: { type?: string | string[]; enum?: unknown[] };
    }[]) {
      if (!Array.isArray(schema?.type)) continue;
      schema.type = schema.type.find((type) => type !== 'null');
      if (schema.enum) schema.enum = schema.enum.filter((choice) => choice !== null);
    }
}

/** Documents that a read can ask to include recent writes to other services (ADR 15). */
function describePositions({ paths }: OpenAPIObject): void {
  const schema = { type: 'string' as const, maxLength: 1000 };
  const example = 'service=3f2a9c01/4711.12';
  for (const { get, head: _head, options: _options, ...others } of Object.values(paths)) {
    if (get) {
      const description =
        'What answers to writes gave, with commas between: the answer knows of them, or says within a second what not';
      const parameter = {
        in: 'header' as const,
        name: 'X-Facts-Position',
        required: false,
        description,
        schema,
        example,
      };
      get.parameters = [...(get.parameters ?? []), parameter];
      const behind = { description: 'Services whose newest writes this answer does not know of yet', schema };
      describeSuccess(get, 'X-Facts-Behind', behind);
    }
    const position = { description: 'What a read of another service names to know of this write', schema, example };
    for (const write of Object.values(others) as OperationObject[])
      describeSuccess(write, 'X-Facts-Position', position);
  }
}

function describeSuccess({ responses }: OperationObject, name: string, header: object): void {
  for (const [status, response] of Object.entries(responses))
    if (status.startsWith('2') && response && !('$ref' in response))
      response.headers = { ...response.headers, [name]: header };
}
