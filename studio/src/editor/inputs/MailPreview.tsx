'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'

/** A mail as its reader sees it. The frame runs no script, loads nothing and knows no session. */
export function MailPreview({ field, path }: TextareaFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  return (
    <div className="field-type menagerie-mail">
      <FieldLabel as="span" label={field.label} />
      <iframe title="The mail" sandbox="allow-popups" srcDoc={typeof value === 'string' ? value : ''} />
    </div>
  )
}
