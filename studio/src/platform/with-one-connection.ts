import { Client } from 'pg'

/**
 * Asks the database by a connection of its own, for what has to be known before the studio is loaded, which takes seconds of the
 * processor. Throws when the database does not answer within `patience`, in milliseconds.
 */
export async function withOneConnection<T>(
  databaseUrl: string,
  ask: (client: Client) => Promise<T>,
  patience = 5_000,
): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
