import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The service's OpenAPI 3.1 document, made from its decorators. */
export function openApiDocument(app: INestApplication, about: { title: string; description: string }): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(about.title)
    .setDescription(about.description)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-auth-token' }, 'token')
    .addSecurityRequirements('token');
  return SwaggerModule.createDocument(app, builder.build());
}
