import { toAsciiEmail } from '@menagerie/contract/email'
import type { JobBody } from '@menagerie/contract/job'
import type { LinkTarget } from '../../ui/Link.tsx'

export type JobContactView = { text: string; to: LinkTarget }

/** Spec §2, jobs detail: returns a mailto link if the contact's type is mail, else a link. */
export function toContactLink(contact: JobBody['contact']): JobContactView | undefined {
  if (contact === undefined) return undefined
  const href = contact.type === 'mail' ? `mailto:${toAsciiEmail(contact.mail) ?? contact.mail}` : contact.link
  return { text: contact.buttonText, to: { href } }
}
