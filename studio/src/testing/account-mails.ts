import { z } from 'zod'

const mailSchema = z.object({ recipient: z.string(), kind: z.string(), subject: z.string(), text: z.string() })

/** Reads the mails to customers, and the tokens in their links. */
export function openAccountMails(query: (text: string, values?: unknown[]) => Promise<unknown>) {
  const mailsTo = async (email: string, kind: string) =>
    z
      .array(mailSchema)
      .parse(
        await query(
          'select recipient, kind, subject, text from mails where recipient = $1 and kind = $2 order by created_at',
          [email, kind],
        ),
      )
  return {
    mailsTo,
    async readToken(email: string, kind = 'account-email-confirm'): Promise<string> {
      const mail = (await mailsTo(email, kind)).at(-1)
      return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    },
  }
}
