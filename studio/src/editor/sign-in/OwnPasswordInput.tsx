'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** Input for the current password, which is required for each change of a password; never filled from the document. */
export function OwnPasswordInput({ field, path }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<unknown>({ potentiallyStalePath: path })
  const id = 'field-own-password'
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} />
      <FieldError path={path} showError={showError} />
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => setValue(target.value)}
      />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
