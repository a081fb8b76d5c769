import { readFileSync } from 'node:fs'

/** 3,000 of those that are guessed first, in lower case: words of our languages and of the trade with the endings people add. */
const LIST = new URL('common-passwords.txt', import.meta.url)
let known: ReadonlySet<string> | undefined

export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(LIST, 'utf8').trim().split('\n'))
  return known.has(password.trim().toLowerCase())
}
