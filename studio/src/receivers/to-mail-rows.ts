import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { CONTACT_LABELS } from '@menagerie/brands/contact-labels'
import { type MessageKey, translator } from '@menagerie/brands/messages'

/** What was sent, with the labels of the form in its language; what people do not see in the form has its name. */
export function toMailRows(site: BrandLocale, fields: Readonly<Record<string, string>>): [string, string][] {
  const t = translator(site)
  const labels: Readonly<Record<string, MessageKey>> = LABELS
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [labels[name] === undefined ? name : t(labels[name]), value])
}

/** Without the sentence of the tick: that it was ticked is what counts. */
const { privacidad: _, ...LABELS } = CONTACT_LABELS
