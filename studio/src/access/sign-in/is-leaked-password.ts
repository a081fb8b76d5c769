import { createHash } from 'node:crypto'

const PREFIX_CHARS = 5
/** A person waits for it. */
const PATIENCE_MS = 2_000
const LINE = /^(?<suffix>[0-9A-F]{35}):(?<count>\d+)$/

/**
 * Whether a password was among stolen ones, by a list that answers with all hashes of the same beginning (the range search of Pwned Passwords, or
 * a copy of it): `LEAKED_PASSWORDS_URL`. It learns five letters of a hash and no more. A list that is away refuses no password.
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
      // Answers of one length tell no reader of the line which beginning was asked for.
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

/** Lines that pad the answer have been seen 0 times. */
function hasHash(text: string, suffix: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const read = LINE.exec(line.trim().toUpperCase())?.groups
    return read?.suffix === suffix && Number(read.count) > 0
  })
}
