import { Client } from 'pg'

/**
 * Runs queries on a separate connection, for checks before the studio is loaded, which takes seconds of processor time.
 * Throws if the database does not answer within `patience` milliseconds.
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
