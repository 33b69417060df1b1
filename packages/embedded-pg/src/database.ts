import pg from 'pg';

export interface DatabaseAccess {
  /** The name of the database and of its owner role. */
  name: string;
  password: string;
}

/**
 * Creates a database and a role of the same name if they do not exist, and sets the role's password. The role can connect to its own database only, because
 * CONNECT is revoked from everybody else.
 * @param adminUrl address of a database as a superuser
 */
export async function ensureDatabase(adminUrl: string, { name, password }: DatabaseAccess): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const role = pg.escapeIdentifier(name);
    const login = `LOGIN PASSWORD ${pg.escapeLiteral(password)}`;
    const verb = (await exists(client, 'pg_roles', 'rolname', name)) ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${role} ${login}`);
    if (!(await exists(client, 'pg_database', 'datname', name))) {
      await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
    }
    for (const database of [role, 'postgres', 'template1']) {
      await client.query(`REVOKE CONNECT ON DATABASE ${database} FROM PUBLIC`);
    }
  });
}

/** Runs `work` with a connection, and always closes the connection afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function exists(client: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM ${table} WHERE ${column} = $1`, [name]);
  return rowCount === 1;
}
