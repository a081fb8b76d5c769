'use client'

import { beginLarge } from '@menagerie/contract/human-text'
import { CONTACT_LABELS, TICKED } from '@menagerie/sites/contact-labels'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { SentWords } from '../../model/collections/sent-words.ts'

type SubmittedFieldsProps = JSONFieldClientProps & { words: Readonly<Record<string, SentWords>> }

/** A submitted form, read-only, with the labels of forms in the user's language. */
export function SubmittedFields({ field, path, words }: SubmittedFieldsProps) {
  const { language } = useTranslation().i18n
  const { labels, topics } = words[language] ?? { labels: {}, topics: {} }
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const rows = typeof value === 'object' && value !== null ? inFormOrder(Object.entries(value).filter(isAnswer)) : []
  return (
    <div className="field-type menagerie-submitted">
      <FieldLabel as="span" label={field.label} />
      <table>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{labels[name] ?? toWords(name)}</th>
              <td>{(name === 'asunto' && topics[String(text)]) || toAnswer(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The database sorts names by length: restores the order of the form, with unknown names at the end. */
function inFormOrder(rows: [string, unknown][]): [string, unknown][] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
  return rows.toSorted(([a], [b]) => place(a) - place(b))
}
const ORDER = [
  'subject',
  ...Object.keys(CONTACT_LABELS).flatMap((name) => (name === 'phone' ? [name, 'phone-extension'] : name)),
]

/** The name of the form is shown elsewhere. */
function isAnswer([name, text]: [string, unknown]): boolean {
  return name !== 'form-name' && text !== '' && text !== undefined && text !== null
}

/** Browsers send `on` for a ticked checkbox. */
function toAnswer(value: unknown): string {
  if (value === 'on') return TICKED
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `first-name` is shown as `First name`. */
function toWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return beginLarge(words)
}
