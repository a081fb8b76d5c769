'use client'

import { toAsciiEmail } from '@menagerie/contract/email'
import { useFormFields } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'

/** Opens the user's mail program, with address and subject filled in. */
export function AnswerByMail() {
  const t = useWords()
  const email = useFormFields(([fields]) => fields.email?.value)
  const sent = useFormFields(([fields]) => fields.fields?.value)
  if (typeof email !== 'string' || email === '') return null
  const subject = typeof sent === 'object' && sent !== null && 'subject' in sent ? `Re: ${String(sent.subject)}` : 'Re:'
  return (
    <p className="field-type">
      <a
        href={`mailto:${encodeURIComponent(toAsciiEmail(email) ?? email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`}
      >
        {t('inputs.answerByMail')}
      </a>
    </p>
  )
}
