'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

/** What a visitor sent with a form, to be read and not changed. */
export function SubmittedFields({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  const rows = typeof value === 'object' && value !== null ? Object.entries(value).filter(isAnswer) : []
  return (
    <div className="field-type menagerie-submitted">
      <FieldLabel as="span" label={field.label} />
      <table>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{toWords(name)}</th>
              <td>{typeof text === 'string' ? text : JSON.stringify(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Which form it was stands beside them. */
function isAnswer([name, text]: [string, unknown]): boolean {
  return name !== 'form-name' && text !== '' && text !== undefined && text !== null
}

/** `first-name` is `First name` to who reads it. */
function toWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
