#!/usr/bin/env node
// with-secrets.mjs FILE [argument …]: runs a module of the stack with the addresses of its databases. Their passwords were made at the first start
// and are kept in the volume, so `docker inspect` shows none of them. A command of one service also gets its `DATABASE_URL` and `PORT`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Services that use the database of another service. */
const GUESTS = { notify: 'identity' };

const { databases, internalToken } = JSON.parse(readFileSync('/data/secrets.json', 'utf8'));
const urls = Object.fromEntries(
  Object.entries(databases).map(([name, password]) => {
    const database = `carnet_${GUESTS[name] ?? name}`;
    return [`${name.toUpperCase()}_DATABASE_URL`, `postgres://carnet_${name}:${password}@127.0.0.1:5432/${database}`];
  }),
);
Object.assign(process.env, urls);
process.env.INTERNAL_TOKEN ||= internalToken;

process.argv.splice(1, 1);
const service = /^svc-(\w+)\//.exec(process.argv[1])?.[1]?.toUpperCase();
if (service)
  Object.assign(process.env, {
    PORT: process.env[`${service}_PORT`],
    DATABASE_URL: urls[`${service}_DATABASE_URL`],
    LOG_LEVEL: 'warn',
  });
await import(pathToFileURL(resolve(process.argv[1])).href);
