import { mergeOpenApi, type OpenApiDocument } from '../src/openapi.merge.js';

const vehicle = { type: 'object', properties: { id: { type: 'integer' } } };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answers = (schema: object, operationId?: string) => ({
  get: { ...(operationId && { operationId }), responses: { 200: { content: { 'application/json': { schema } } } } },
});
const merge = (garage: OpenApiDocument, service: OpenApiDocument) =>
  mergeOpenApi([
    { name: 'garage', document: garage },
    { name: 'service', document: service },
  ]);

describe('merging the services’ API documents', () => {
  it('keeps what is the same once, in whatever order its keys stand', () => {
    const turned = { properties: { id: { type: 'integer' } }, type: 'object' };
    const { components } = merge(
      { components: { schemas: { Vehicle: vehicle } } },
      { components: { schemas: { Vehicle: turned } } },
    );
    expect(components.schemas).toEqual({ Vehicle: vehicle });
  });

  it('names what differs after its service, and every reference to it', () => {
    const ours = { type: 'object' };
    const { components, paths } = merge(
      { paths: { '/api/vehicles': answers(reference('View')) }, components: { schemas: { View: vehicle } } },
      { paths: { '/api/service': answers(reference('View')) }, components: { schemas: { View: ours } } },
    );
    expect(components.schemas).toEqual({ 'garage.View': vehicle, 'service.View': ours });
    expect(paths['/api/vehicles']).toEqual(answers(reference('garage.View')));
    expect(paths['/api/service']).toEqual(answers(reference('service.View')));
  });

  it('keeps apart what looks alike but refers to what differs', () => {
    const list = { type: 'array', items: reference('View') };
    const { components } = merge(
      { components: { schemas: { View: vehicle, List: list } } },
      { components: { schemas: { View: { type: 'string' }, List: list } } },
    );
    expect(components.schemas).toEqual({
      'garage.View': vehicle,
      'service.View': { type: 'string' },
      'garage.List': { type: 'array', items: reference('garage.View') },
      'service.List': { type: 'array', items: reference('service.View') },
    });
  });

  it('shows only /api, and of a path that all have the first', () => {
    const { paths } = merge(
      { paths: { '/api/health': answers(vehicle, 'health'), '/internal/facts': {}, '/health/live': {} } },
      { paths: { '/api/health': answers({ type: 'string' }, 'health') } },
    );
    expect(paths).toEqual({ '/api/health': answers(vehicle, 'health') });
  });

  it('gives every operation a name of its own', () => {
    const { paths } = merge(
      { paths: { '/api/vehicles': answers(vehicle, 'list') } },
      { paths: { '/api/service': answers(vehicle, 'list') } },
    );
    expect(paths['/api/vehicles']!.get).toMatchObject({ operationId: 'list' });
    expect(paths['/api/service']!.get).toMatchObject({ operationId: 'service_list' });
  });

  it('says where the token goes, as the services do or by itself', () => {
    const scheme = { type: 'apiKey', in: 'header', name: 'x-auth-token' };
    expect(merge({}, {})).toMatchObject({
      security: [{ token: [] }],
      components: { securitySchemes: { token: scheme } },
    });
    const [open, closed] = [{ operationId: 'open', security: [] }, { operationId: 'closed' }];
    const wanting = merge({ security: [{ auth: [] }], paths: { '/api/a': { get: open, post: closed } } }, {});
    expect(wanting.paths['/api/a']).toEqual({
      get: open,
      post: { ...closed, security: [{ auth: [] }] },
    });
    const named = merge({ components: { securitySchemes: { auth: scheme } } }, {});
    expect(named.security).toEqual([]);
    expect(named.components.securitySchemes).toEqual({ auth: scheme });
  });
});
