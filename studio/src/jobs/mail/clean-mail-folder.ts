import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isErased, readErasures } from '@menagerie/contract/erasure-hash'
import { AROUND_ADDRESS } from '../../access/sign-in/person-places.ts'
import { listErasures } from '../../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { readMailFile } from './read-mail-file.ts'

const DAY_MS = 86_400_000
/** Days for which texts of sent mails are kept; the record that they were sent is kept longer. */
export const MAIL_WORDS_KEPT_DAYS = 30
/** Files of `transport.ts`, and partial ones that a crash left. */
const MAIL_FILE = /\.eml(\.part)?$/
const AROUND = new RegExp(AROUND_ADDRESS)

/**
 * Deletes mail files: those to or about erased persons that are older than the erasure, and those beyond the retention
 * time for texts. Always 0: everything is deleted in one go.
 */
export async function cleanMailFolder(query: PlainQuery, folder: string, now = Date.now()): Promise<0> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => MAIL_FILE.test(name)) : []
  if (files.length === 0) return 0
  const erasures = readErasures(await listErasures(query))
  for (const name of files) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: now }
    const isOld = mtimeMs < now - MAIL_WORDS_KEPT_DAYS * DAY_MS
    const isOfErased = () => findPeople(file).some((email) => isErased(erasures, email, Math.floor(mtimeMs)))
    if (isOld || (erasures.size > 0 && isOfErased())) rmSync(file, { force: true })
  }
  return 0
}

/** Email addresses of the recipients, of the reply address, and in the text. */
function findPeople(file: string): string[] {
  if (!existsSync(file)) return []
  const { head, words } = readMailFile(readFileSync(file, 'utf8'))
  const lines = head.filter((line) => /^(to|cc|reply-to|subject):/i.test(line))
  return [...lines, words]
    .flatMap((text) => text.split(AROUND))
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/[.!?]+$/, ''))
}
