import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createOutboxKeeper } from '../outbox-keeper.ts'

/** A process that stores a number of forms, prints that it has, and maintains its file until it is killed. */
const { OUTBOX_FILE: file = '', COUNT: count = '' } = process.env
const keeper = createOutboxKeeper({ file, maxMb: 64, owner: randomUUID(), notice: () => {} })
keeper.look()
for (let at = 0; at < Number(count); at += 1) {
  const submission = {
    id: randomUUID(),
    form: 'contact' as const,
    locale: 'en_GB',
    receivedAt: new Date().toISOString(),
    fields: { message: `Question ${at}. ${'x'.repeat(500)}` },
    isSpam: false,
  }
  keeper.accept([{ brand: 'tailwell', submission, contentKey: submission.id, sameForMs: 0 }])
}
writeSync(1, 'stored')
setInterval(() => keeper.look(), 500)
