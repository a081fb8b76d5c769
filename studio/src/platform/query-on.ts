import type { PlainQuery } from './to-plain-query.ts'

/** A connection or a pool; typed here, because packages use different versions of its types. */
export type Connection = { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** Adapts a connection or a pool; in a file without Payload's packages, because the Content API loads it. */
export const queryOn =
  (connection: Connection): PlainQuery =>
  async (text, values = []) =>
    (await connection.query(text, [...values])).rows
