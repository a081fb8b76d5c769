import { writeSync } from 'node:fs'
import { MAIN_BRAND } from '@menagerie/demo/brands'
import { createLog } from '../../../web/src/platform/log.ts'
import type { NewSubmission } from '../../../web/src/platform/outbox.ts'
import { openOutbox } from '../../../web/src/server/outbox/open-outbox.ts'
import { readWriterOrder, toNewsletterEmail, toQuestion } from './writer-order.ts'

/** Acts as the part of a site that handles forms: stores them, delivers them to the studio until it is killed, and prints the key of each accepted one. */
const { file, url, token, round, count } = readWriterOrder(process.argv[2] ?? '')
const DAY_MS = 86_400_000
/** Every fifth form is a sign-up for the newsletter, which also sends a mail. */
const NEWSLETTER_EVERY = 5
/** Number of visitors that send forms at the same time. */
const AT_ONCE = 4
const FULL_PIPE_MS = 2
const IDLE = new Int32Array(new SharedArrayBuffer(4))

const outbox = openOutbox({
  thread: new URL('../../../web/src/server/outbox/thread.ts', import.meta.url),
  data: { file, maxMb: 256, target: { url, token } },
  log: createLog({ level: 'error', write: () => {} }),
})
/** Without a count it runs until it is killed. With one it ends by itself, while accepted forms are still being delivered. */
await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => sendMany(lane)))

async function sendMany(lane: number): Promise<void> {
  for (let at = lane; count === undefined || at < count; at += AT_ONCE) {
    const key = `${round}-${at}`
    const accepted = await outbox.accept(at % NEWSLETTER_EVERY === 0 ? toSignUp(key) : toContact(key), key, DAY_MS)
    if (accepted === 'stored') say(key)
  }
}

/** Prints a key synchronously, so that a kill comes either before or after it. Waits while the pipe is full. */
function say(key: string): void {
  for (;;) {
    try {
      writeSync(1, `${key}\n`)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      Atomics.wait(IDLE, 0, 0, FULL_PIPE_MS)
    }
  }
}

function toContact(key: string): NewSubmission {
  const fields = { email: 'kim@shop.example', message: toQuestion(key) }
  return { form: 'contact', brand: MAIN_BRAND, locale: 'en_GB', email: fields.email, fields, isSpam: false }
}

function toSignUp(key: string): NewSubmission {
  const email = toNewsletterEmail(key)
  const fields = { action: 'subscribe', email, page: 'https://www.example.test/newsletter/', consent: 'Yes, please' }
  return { form: 'newsletter', brand: MAIN_BRAND, locale: 'en_GB', email, fields, isSpam: false }
}
