import { askDatabase } from '@menagerie/studio/platform/ask-database'

const PATIENCE_MS = 60_000

/** Whether no page exists yet, imported or not. */
export const isEmpty = (databaseUrl: string): Promise<boolean> =>
  askDatabase(
    databaseUrl,
    async (client) => (await client.query('select from pages limit 1')).rowCount === 0,
    PATIENCE_MS,
  )
