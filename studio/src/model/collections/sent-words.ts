import { SENT_LABELS, TOPIC_LABELS } from '@menagerie/sites/contact-labels'
import { LANGUAGES } from '@menagerie/sites/languages'
import { CATALOGUES } from '@menagerie/sites/messages'
import { toPayloadLanguage } from '../languages/studio-language.ts'

export type SentWords = { labels: Readonly<Record<string, string>>; topics: Readonly<Record<string, string>> }

/** Labels and topics of the contact forms, by the language of the studio's user (Payload's code). */
export const SENT_WORDS: Readonly<Record<string, SentWords>> = Object.fromEntries(
  LANGUAGES.map((language) => {
    const toTexts = (keys: Readonly<Record<string, keyof (typeof CATALOGUES)['en']>>) =>
      Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, CATALOGUES[language][key]]))
    return [toPayloadLanguage(language), { labels: toTexts(SENT_LABELS), topics: toTexts(TOPIC_LABELS) }]
  }),
)
