import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** 3,000 of those that are guessed first, in lower case: words of our languages and of the trade with the endings people add. */
// Next takes `new URL` of a name for an asset of the browser, which the admin's process then cannot read.
const LIST = join(dirname(fileURLToPath(import.meta.url)), 'common-passwords.txt')
let known: ReadonlySet<string> | undefined

export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(LIST, 'utf8').trim().split('\n'))
  return known.has(password.trim().toLowerCase())
}
