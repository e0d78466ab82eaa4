import { Problem, ROUTES, type Route, VERSION } from '@tabard/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The API as OpenAPI 3.1, from the schemas the server checks with. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tabard', version: String(VERSION), description: 'See docs/protocol.md.' },
    components: { securitySchemes: { person: { type: 'apiKey', in: 'cookie', name: 'tabard' }, bot: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(name: string, route: Route): object {
  return {
    operationId: name,
    summary: route.does,
    security: [{}, { person: [] }, ...(route.people ? [] : [{ bot: [] }])],
    parameters: [...pathParameters(route.path), ...queryParameters(route.query)],
    ...(route.body ? { requestBody: { required: true, content: json(route.body) } } : {}),
    responses: {
      200: { description: 'Done', content: json(route.answer) },
      default: { description: 'A code and a sentence', content: json(Problem) },
    },
  };
}

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function queryParameters(query: GenericSchema | undefined): object[] {
  const properties = query ? Object.keys(toJsonSchema(query, { typeMode: 'input' }).properties ?? {}) : [];
  return properties.map(name => ({ name, in: 'query', required: false, schema: { type: 'string' } }));
}

const json = (schema: GenericSchema): object => ({ 'application/json': { schema: toJsonSchema(schema, { typeMode: 'input' }) } });
