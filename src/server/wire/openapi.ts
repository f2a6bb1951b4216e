import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportSchema } from '../../protocol/export.ts';
import { meSchema, personSchema } from '../../protocol/person.ts';
import { refusedSchema } from '../../protocol/reply.ts';
import { listedSchema, tableSchema } from '../../protocol/table.ts';
import { API, type App } from './http-services.ts';
import { COOKIE } from './session.ts';

/** The schemas that have a name of their own in the description. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(personSchema, { id: 'Person' });
schemaRegistry.add(meSchema, { id: 'Me' });
schemaRegistry.add(tableSchema, { id: 'Table' });
schemaRegistry.add(listedSchema, { id: 'Listed' });
schemaRegistry.add(exportSchema, { id: 'Export' });
schemaRegistry.add(refusedSchema, { id: 'Refused' });

/** For the schema of a route that needs somebody who is signed in. */
export const SIGNED_IN = [{ session: [] }];

const describe = createJsonSchemaTransform({ schemaRegistry });
const describeAll = createJsonSchemaTransformObject({ schemaRegistry });

/** Whatever a route replies, it may also refuse. */
const withRefusal: typeof describe = (route) => {
  const response = { ...(route.schema?.response as object | undefined), default: refusedSchema };
  return describe({ ...route, schema: { ...route.schema, response } });
};

/** What has a name is only ever replied, and needs no second description as something that is sent. */
const withoutInputs: typeof describeAll = (document) => {
  const described = describeAll(document);
  const schemas = 'components' in described ? (described.components?.schemas ?? {}) : {};
  for (const name in schemas) if (name.endsWith('Input')) delete schemas[name];
  return described;
};

/** Describes all routes that are added from here on, in a document that anybody may read. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Grimalkin',
        version: '1',
        description: 'People and tables. Games are played over the socket, which docs/protocol.md describes.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: COOKIE } } },
    },
    transform: withRefusal,
    transformObject: withoutInputs,
  });
  app.get(`${API}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
