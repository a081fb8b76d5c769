import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openOutboxFile } from '../outbox-file.ts'

/** A process that stores forms until it is killed and prints each stored one. */
const file = openOutboxFile(process.env.OUTBOX_FILE ?? '')
for (let at = 0; ; at += 1) {
  const message = `${process.env.ROUND}-${at}`
  const submission = {
    id: randomUUID(),
    form: 'contact' as const,
    locale: 'en_GB',
    receivedAt: new Date().toISOString(),
    fields: { message },
    isSpam: false,
  }
  file.accept([{ brand: 'tailwell', submission, contentKey: message, sameForMs: 60_000 }])
  writeSync(1, `${message}\n`)
}
