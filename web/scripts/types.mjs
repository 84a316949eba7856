// Makes the types of everything that the server says from the server's own documents, so that nobody writes them twice.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const root = new URL('../../', import.meta.url);
const out = new URL('../generated/', import.meta.url);
const schemas = {
  'urn:tidetable:table': ['Table', 'docs/schemas/table.schema.json'],
  'urn:tidetable:socket-client': ['Client', 'docs/schemas/socket-client.schema.json'],
  'urn:tidetable:socket-server': ['Server', 'docs/schemas/socket-server.schema.json'],
  'urn:tidetable:view:fintastic-sea': ['FintasticSeaView', 'docs/schemas/view-fintastic-sea.schema.json'],
  'urn:tidetable:view:finspan': ['FinspanView', 'docs/schemas/view-finspan.schema.json'],
  'urn:tidetable:view:full-seal': ['FullSealView', 'docs/schemas/view-full-seal.schema.json'],
  'urn:tidetable:view:last-fish': ['LastFishView', 'docs/schemas/view-last-fish.schema.json'],
};

const named = (id, part) => schemas[id][0] + (part ? part[0].toUpperCase() + part.slice(1) : '');

function pointed(ref, id) {
  const [urn, path = ''] = ref.split('#');
  return `#/components/schemas/${named(urn || id, path.replace('/$defs/', ''))}`;
}

// A schema without what only checks values, or narrows a type that is already said: that says nothing to TypeScript.
// Its references name the parts of the one document that is made here.
function moved(node, id) {
  if (Array.isArray(node)) return node.map((each) => moved(each, id));
  if (node === null || typeof node !== 'object') return node;
  const checks = ['$schema', '$id', '$defs', 'if', 'then', 'else', 'not', 'contains', 'minContains', 'maxContains'];
  const skipped = typeof node.type === 'string' ? [...checks, 'allOf', 'anyOf'] : checks;
  const kept = Object.entries(node).filter(([key]) => !skipped.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, key === '$ref' ? pointed(value, id) : moved(value, id)]));
}

const parts = {};
for (const [id, [, file]] of Object.entries(schemas)) {
  const schema = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  parts[named(id)] = moved(schema, id);
  for (const [name, part] of Object.entries(schema.$defs ?? {})) parts[named(id, name)] = moved(part, id);
}
const socket = {
  openapi: '3.1.0',
  info: { title: 'The socket', version: '1' },
  paths: {},
  components: { schemas: parts },
};
const http = new URL('server/src/main/resources/META-INF/openapi.yaml', root);

mkdirSync(out, { recursive: true });
writeFileSync(new URL('socket.ts', out), astToString(await openapiTS(socket, { emptyObjectsUnknown: true })));
writeFileSync(new URL('http.ts', out), astToString(await openapiTS(http, { emptyObjectsUnknown: true })));
