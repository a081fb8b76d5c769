'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { SelectFieldClientProps } from 'payload'
import { findSwatches, nameSwatches } from '../frame/name-swatch.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { useDocumentSite } from '../pickers/use-document-site.ts'

/** A choice of the brand's colours, each shown with its name. */
export function SwatchInput({ field, path, readOnly }: SelectFieldClientProps) {
  const t = useWords()
  const toWord = usePartWords()
  const { i18n } = useTranslation()
  const form = useField<string>({ potentiallyStalePath: path })
  const choices = field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: toWord(option) }
      : { value: option.value, label: toWord(String(getTranslation(option.label, i18n))) },
  )
  const swatches = nameSwatches(choices, findSwatches(field, useDocumentSite()), t)
  return (
    <fieldset className="field-type menagerie-swatches" style={mergeFieldStyles(field)}>
      <legend>
        <FieldLabel as="span" label={field.label} required={field.required ?? false} />
      </legend>
      <FieldError path={form.path} showError={form.showError} />
      {swatches.map(({ value, colour, name }) => (
        <label key={value}>
          <input
            type="radio"
            name={form.path}
            value={value}
            checked={form.value === value}
            disabled={readOnly || form.disabled}
            onChange={() => form.setValue(value)}
          />
          {colour !== undefined && (
            <span
              aria-hidden="true"
              className="menagerie-swatches__colour"
              style={{ background: colour.surface, color: colour.ink }}
            >
              Aa
            </span>
          )}
          {name}
        </label>
      ))}
      <FieldDescription description={field.admin?.description} path={form.path} />
    </fieldset>
  )
}
