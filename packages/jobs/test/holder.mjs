// Leases a job and never finishes it: `node holder.mjs ADDRESS STATEMENT VALUES`. Writes the leased row as JSON.
import pg from 'pg';

const [, , connectionString, text, values] = process.argv;
const client = new pg.Client({ connectionString });
await client.connect();
const { rows } = await client.query(text, JSON.parse(values));
process.stdout.write(`${JSON.stringify(rows)}\n`);
setInterval(() => undefined, 60_000);
