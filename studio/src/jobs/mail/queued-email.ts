import { randomUUID } from 'node:crypto'
import { firstSite } from '@menagerie/sites/locales'
import type { EmailAdapter } from 'payload'
import { toMessageId } from './queue-mail.ts'
import { toHeaderText } from './write-mail.ts'

/** Queues the mails that Payload itself sends, such as the one for a forgotten password of a user of the studio. */
export const queuedEmail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  defaultFromAddress: 'studio@menagerie.example',
  defaultFromName: 'Menagerie studio',
  sendEmail: async ({ to, subject, html, text }) => {
    const words = String(text ?? html ?? '')
    await payload.create({
      collection: 'mails',
      overrideAccess: true,
      data: {
        id: randomUUID(),
        state: 'queued',
        kind: 'studio',
        brand: firstSite().brand,
        site: firstSite().id,
        recipient: toHeaderText(typeof to === 'string' ? to : JSON.stringify(to)),
        subject: toHeaderText(String(subject ?? '')),
        text: words.replace(/<[^>]+>/g, ' '),
        html: String(html ?? words),
        attempts: 0,
        nextAttemptAt: new Date().toISOString(),
        messageId: toMessageId('studio'),
      },
    })
  },
})
