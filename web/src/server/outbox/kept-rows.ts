import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** A row of a file, by the names of its columns. */
export type KeptRow = Readonly<Record<string, SQLOutputValue>>

/** Reads rows of one file, each on its own. Each call may throw. */
export type RowSource = {
  range: () => { lowest: number; highest: number }
  findRow: (number: number) => KeptRow | undefined
}

export function toRowSource(database: DatabaseSync): RowSource {
  return {
    range() {
      const { lowest, highest } =
        database.prepare('SELECT min(number) AS lowest, max(number) AS highest FROM submission').get() ?? {}
      return { lowest: Number(lowest ?? 1), highest: Number(highest ?? 0) }
    },
    findRow: (number) => database.prepare('SELECT * FROM submission WHERE number = ?').get(number),
  }
}
