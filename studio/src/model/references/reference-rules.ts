import { withOneConnection } from '../../platform/with-one-connection.ts'

/** Must be increased when references are derived differently: the next start then rebuilds all of them. */
export const REFERENCE_RULES = 2

/** Returns whether references are stored by the current rules. The tables of this version must exist. */
export const areReferencesNoted = (databaseUrl: string): Promise<boolean> =>
  withOneConnection(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from public.document_reference_rules where version = $1', [
      REFERENCE_RULES,
    ])
    return rowCount !== 0
  })
