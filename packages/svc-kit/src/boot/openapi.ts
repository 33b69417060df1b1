import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** The service's OpenAPI 3.1 document, made from its decorators. */
export function openApiDocument(app: INestApplication, about: { title: string; description: string }): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(about.title)
    .setDescription(about.description)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The gateway, whose document this is part of')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-auth-token' }, 'token')
    .addSecurityRequirements('token');
  const document = SwaggerModule.createDocument(app, builder.build(), { operationIdFactory });
  takeNullOffParameters(document);
  return document;
}

/** `IssuesController.listOfVehicle` → `issues.listOfVehicle`. */
function operationIdFactory(controller: string, method: string): string {
  const subject = controller.replace(/Controller$/, '');
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}.${method}`;
}

/** A parameter that is left out is left out: there is no null in an address. */
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
