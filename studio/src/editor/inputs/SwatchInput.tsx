'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { SelectFieldClientProps } from 'payload'
import type { BrandColour, BrandColours } from '../../model/fields/brand-colours.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords, type Words } from '../frame/use-words.ts'
import { useDocumentSite } from '../pickers/use-document-site.ts'

/** The colours of the document's brand, to be chosen by sight and by name. */
export function SwatchInput({ colours, field, path, readOnly }: SelectFieldClientProps & { colours: BrandColours }) {
  const t = useWords()
  const toWord = usePartWords()
  const { i18n } = useTranslation()
  const form = useField<string>({ potentiallyStalePath: path })
  const own = colours[useDocumentSite()?.split('/')[0] ?? ''] ?? {}
  const choices = field.options.map((option) => {
    const [value, label] =
      typeof option === 'string' ? [option, option] : [option.value, String(getTranslation(option.label, i18n))]
    const colour = own[value]
    return { value, colour, number: toWord(label), name: colour === undefined ? toWord(label) : toName(colour, t) }
  })
  const isAmbiguous = (name: string) => choices.filter((choice) => choice.name === name).length > 1
  return (
    <fieldset className="field-type menagerie-swatches" style={mergeFieldStyles(field)}>
      <legend>
        <FieldLabel as="span" label={field.label} required={field.required ?? false} />
      </legend>
      <FieldError path={form.path} showError={form.showError} />
      {choices.map(({ value, colour, number, name }) => (
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
          {isAmbiguous(name) ? `${name} (${number})` : name}
        </label>
      ))}
      <FieldDescription description={field.admin?.description} path={form.path} />
    </fieldset>
  )
}

/** `Beige, light`, or the colours that it goes through. */
function toName({ names }: BrandColour, t: Words): string {
  return names
    .map(({ hue, shade }) => {
      const colour = t(`colour.${hue}`)
      return shade === undefined ? colour : t(`colour.${shade}`, { colour })
    })
    .join(' – ')
}
