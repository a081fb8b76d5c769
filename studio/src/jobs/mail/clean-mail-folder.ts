import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isErased, readErasures } from '@menagerie/contract/erasure-hash'
import { AROUND_ADDRESS } from '../../access/sign-in/person-places.ts'
import { listErasures } from '../../access/sign-in/replay-erasures.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { readMailFile } from './read-mail-file.ts'

const DAY_MS = 86_400_000
/** Words of mails that were sent; that they were sent is kept as long as everything else. */
export const MAIL_WORDS_KEPT_DAYS = 30
/** As `transport.ts` names them, and one that a crash left half written. */
const MAIL_FILE = /\.eml(\.part)?$/
const AROUND = new RegExp(AROUND_ADDRESS)

/**
 * Deletes mails that are files: those to and about people that were erased after they were written, and those that are as old as the
 * words of mails may be. Always 0: all of it is done at once.
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

/** Addresses of those that a mail is for, of the one that gets answers to it, and all that stand in its words. */
function findPeople(file: string): string[] {
  if (!existsSync(file)) return []
  const { head, words } = readMailFile(readFileSync(file, 'utf8'))
  const lines = head.filter((line) => /^(to|cc|reply-to|subject):/i.test(line))
  return [...lines, words]
    .flatMap((text) => text.split(AROUND))
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/[.!?]+$/, ''))
}
