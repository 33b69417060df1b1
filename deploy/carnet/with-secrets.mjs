#!/usr/bin/env node
// with-secrets.mjs FILE [argument …]: runs a module of the stack with the addresses of its databases, whose passwords were made at the first start
// and are kept in the volume. `docker inspect` shows none of them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { databases, internalToken } = JSON.parse(readFileSync('/data/secrets.json', 'utf8'));
for (const [name, password] of Object.entries(databases)) {
  const role = `carnet_${name}`;
  process.env[`${name.toUpperCase()}_DATABASE_URL`] = `postgres://${role}:${password}@127.0.0.1:5432/${role}`;
}
process.env.INTERNAL_TOKEN ||= internalToken;

process.argv.splice(1, 1);
await import(pathToFileURL(resolve(process.argv[1])).href);
