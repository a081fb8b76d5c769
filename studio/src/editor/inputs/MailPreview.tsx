'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useWords } from '../frame/use-words.ts'

/** A mail as its recipient sees it. The frame runs no scripts, loads nothing and has no access to the session. */
export function MailPreview({ field, path }: TextareaFieldClientProps) {
  const t = useWords()
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  return (
    <div className="field-type menagerie-mail">
      <FieldLabel as="span" label={field.label} />
      <iframe title={t('inputs.mail')} sandbox="allow-popups" srcDoc={typeof value === 'string' ? value : ''} />
    </div>
  )
}
