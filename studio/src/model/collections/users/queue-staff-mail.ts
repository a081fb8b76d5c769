import { firstSite } from '@menagerie/sites/locales'
import { z } from 'zod'
import { queueMail } from '../../../jobs/mail/queue-mail.ts'
import { findStudioOrigin } from '../../../platform/studio-origin.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { findStudioLanguage, toPayloadLanguage } from '../../languages/studio-language.ts'
import { tell } from '../../languages/tell.ts'

type StaffMail = { subject: string; lines: readonly string[]; link?: { path: string; label: string } }

const profileSchema = z.object({ language: z.string().nullable() })

/**
 * Queues a mail to a user of the studio, in the caller's transaction and in the language of the user's profile. `lines`
 * are in English. Links begin with the configured origin, never with that of a request. `spoken`: the language, if the
 * profile already has another address.
 */
export async function queueStaffMail(
  query: PlainQuery,
  to: string,
  { subject, lines, link }: StaffMail,
  spoken?: string | null,
) {
  const [row] = await query('select language from users where email = $1', [to])
  const language = findStudioLanguage(profileSchema.safeParse(row).data?.language ?? spoken) ?? 'en'
  const say = (sentence: string) => tell(sentence, toPayloadLanguage(language))
  const href = link && `${findStudioOrigin()}${link.path}`
  const said = lines.map(say)
  const label = say(link?.label ?? '')
  const text = [...said, ...(link ? [`${label}: ${href}`] : [])].join('\n\n')
  const button = link ? `<p><a href="${toHtml(href ?? '')}">${toHtml(label)}</a></p>` : ''
  const paragraphs = said.map((line) => `<p>${toHtml(line)}</p>`).join('')
  const html = `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif">${paragraphs}${button}</body></html>`
  const { brand, id: site } = firstSite()
  const mail = { kind: 'studio', brand, site, to, subject: say(subject), text, html } as const
  await queueMail(query, mail)
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
