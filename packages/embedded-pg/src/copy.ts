import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** Streams the output of `COPY … TO STDOUT` on this connection. */
export const copyTo = (client: pg.Client, statement: string): Readable => client.query(to(statement));

/** Streams input into `COPY … FROM STDIN` on this connection. The rows are stored when the stream has finished. */
export const copyFrom = (client: pg.Client, statement: string): Writable => client.query(from(statement));
