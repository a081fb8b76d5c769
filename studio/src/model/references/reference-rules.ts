import { withOneConnection } from '../../platform/with-one-connection.ts'

/** Raised whenever documents would be read in another way: the next start notes all of them anew. */
export const REFERENCE_RULES = 2

/** Returns whether what documents name is noted by these rules. The tables of this version must be there. */
export const areReferencesNoted = (databaseUrl: string): Promise<boolean> =>
  withOneConnection(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from public.document_reference_rules where version = $1', [
      REFERENCE_RULES,
    ])
    return rowCount !== 0
  })
