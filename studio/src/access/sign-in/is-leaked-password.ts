import { createHash } from 'node:crypto'

const PREFIX_CHARS = 5
/** Short, because a user waits for the answer. */
const PATIENCE_MS = 2_000
const LINE = /^(?<suffix>[0-9A-F]{35}):(?<count>\d+)$/

/**
 * Whether a password is known to be leaked, by a list that returns all hashes with the same beginning (the range search
 * of Pwned Passwords, or a copy of it): `LEAKED_PASSWORDS_URL`. The list receives only five characters of a hash. If it
 * cannot be reached, the password is accepted.
 */
export async function isLeakedPassword(
  password: string,
  list = process.env.LEAKED_PASSWORDS_URL,
  tell: (fault: string) => void = console.warn,
): Promise<boolean> {
  if (!list) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(`${list.replace(/\/$/, '')}/${hash.slice(0, PREFIX_CHARS)}`, {
      // Makes all answers the same length, so that an observer of the connection cannot guess the requested beginning.
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return hasHash(await answer.text(), hash.slice(PREFIX_CHARS))
  } catch (error) {
    tell(`The list of leaked passwords was not asked: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** Padding lines have a count of 0. */
function hasHash(text: string, suffix: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const read = LINE.exec(line.trim().toUpperCase())?.groups
    return read?.suffix === suffix && Number(read.count) > 0
  })
}
