import { showTelephone } from '@menagerie/contract/show-telephone'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { SENT_LABELS, TICKED, TICKS, TOPIC_LABELS } from '@menagerie/sites/contact-labels'
import { homeCountryOf } from '@menagerie/sites/home-country'
import { translator } from '@menagerie/sites/messages'
import type { MessageKey } from '@menagerie/sites/translate'

/** The submitted fields with the labels and topics of the form, in the site's language; hidden fields keep their name. */
export function toMailRows(site: BrandLocale, fields: Readonly<Record<string, string>>): [string, string][] {
  const t = translator(site)
  const labels = SENT_LABELS
  const topics: Readonly<Record<string, MessageKey>> = TOPIC_LABELS
  const toText = (name: string, value: string) => {
    if (name === 'asunto') return topics[value] === undefined ? value : t(topics[value])
    if (name === 'phone') return showTelephone(value, { reader: homeCountryOf(site) }).text
    return TICKS.has(name) && value === 'on' ? TICKED : value
  }
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [labels[name] === undefined ? name : t(labels[name]), toText(name, value)])
}
