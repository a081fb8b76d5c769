'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { type ChangeEvent, useId, useState } from 'react'
import { splitWords } from './split-words.ts'

const NONE: readonly string[] = []
const LETTERS_A_LINE = 90

/**
 * Many words in one box, separated by commas, so that they can be read, copied and pasted together. With one chip per
 * word, a form with some thousand words took twelve seconds to open.
 */
export function WordsInput({ field, path, readOnly }: TextFieldClientProps) {
  const form = useField<readonly string[]>({ potentiallyStalePath: path })
  const { i18n } = useTranslation()
  const id = useId()
  const words = form.value ?? NONE
  const [typed, setTyped] = useState<string>()
  const text = typed ?? words.join(', ')
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(target.value)
    form.setValue(splitWords(target.value))
  }
  return (
    <div className="field-type textarea" style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} htmlFor={id} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={form.path} showError={form.showError} />
        <textarea
          id={id}
          value={text}
          rows={Math.max(2, Math.ceil(text.length / LETTERS_A_LINE))}
          placeholder={getTranslation(field.admin?.placeholder ?? '', i18n)}
          disabled={readOnly || form.disabled}
          aria-invalid={form.showError}
          onChange={change}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={form.path} />
    </div>
  )
}
