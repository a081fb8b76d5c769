import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 200

/**
 * Waits until a mail to `recipient` matches `wanted`, and returns its first group. It reads the files of a studio
 * without a mail server, because the studio itself stores sent mails without the keys in their links.
 */
export async function findInMails(
  folder: string,
  recipient: string,
  wanted: RegExp,
  patienceMs: number,
): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(EVERY_MS)) {
    for (const words of readMails(folder, recipient)) {
      const [, found] = wanted.exec(words) ?? []
      if (found !== undefined) return found
    }
  }
  throw new Error(`No mail to ${recipient} in ${folder} has ${wanted}`)
}

/** Returns mails to one recipient, the newest first. ASCII letters of a text are unchanged in them. */
function readMails(folder: string, recipient: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .map((file) => decodeLines(readFileSync(file, 'utf8')))
    .filter((words) => words.includes(`To: ${recipient}\n`))
}

/** Decodes quoted-printable, which the studio uses for mails in Latin script. */
const decodeLines = (mail: string): string =>
  mail
    .replace(/\r/g, '')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
