import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** The output of `COPY … TO STDOUT` on this connection, as it comes. */
export const copyTo = (client: pg.Client, statement: string): Readable => client.query(to(statement));

/** Takes what `COPY … FROM STDIN` of this connection reads; it is in when the stream has finished. */
export const copyFrom = (client: pg.Client, statement: string): Writable => client.query(from(statement));
