import { firstSite } from '@menagerie/sites/locales'
import { queueMail } from '../../../jobs/mail/queue-mail.ts'
import { findStudioOrigin } from '../../../platform/studio-origin.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'

type StaffMail = { subject: string; lines: readonly string[]; link?: { path: string; label: string } }

/** To a person of the studio, in the transaction of what it tells of. Links begin with the configured address, never with one of a request. */
export async function queueStaffMail(query: PlainQuery, to: string, { subject, lines, link }: StaffMail) {
  const href = link && `${findStudioOrigin()}${link.path}`
  const text = [...lines, ...(link ? [`${link.label}: ${href}`] : [])].join('\n\n')
  const button = link ? `<p><a href="${toHtml(href ?? '')}">${toHtml(link.label)}</a></p>` : ''
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif">${lines
    .map((line) => `<p>${toHtml(line)}</p>`)
    .join('')}${button}</body></html>`
  const { brand, id: site } = firstSite()
  const mail = { kind: 'studio', brand, site, to, subject, text, html } as const
  await queueMail(query, mail)
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
