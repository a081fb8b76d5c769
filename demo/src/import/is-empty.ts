import { withOneConnection } from '@menagerie/studio/platform/with-one-connection'

const PATIENCE_MS = 60_000

/** Returns whether no page exists yet, imported or not. */
export const isEmpty = (databaseUrl: string): Promise<boolean> =>
  withOneConnection(
    databaseUrl,
    async (client) => (await client.query('select from pages limit 1')).rowCount === 0,
    PATIENCE_MS,
  )
