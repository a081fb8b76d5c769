import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withCallTable } from './call-table.ts'
import { CALLS } from './calls.ts'

/** Updates the table in `docs/content-api.md`. */
const page = resolve(import.meta.dirname, '../../../docs/content-api.md')
await writeFile(page, withCallTable(await readFile(page, 'utf8'), CALLS))
