'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { usePartWords } from '../frame/use-part-words.ts'

type SelectChange = NonNullable<Parameters<typeof SelectInput>[0]['onChange']>

/** A select for a text field: the database stores the plain value. */
export function ChoiceInput({ choices, field, path, readOnly }: TextFieldClientProps & { choices: FieldChoice[] }) {
  const {
    customComponents,
    disabled,
    path: actualPath,
    setValue,
    showError,
    value,
  } = useField<string | string[] | null>({
    potentiallyStalePath: path,
  })
  const toWord = usePartWords()
  const onChange: SelectChange = (chosen) => {
    const values = (Array.isArray(chosen) ? chosen : [chosen]).map((option) => option?.value)
    setValue(field.hasMany ? values : (values[0] ?? null))
  }
  return (
    <SelectInput
      name={field.name}
      path={actualPath}
      label={field.label}
      description={field.admin?.description}
      Description={customComponents?.Description}
      Error={customComponents?.Error}
      hasMany={field.hasMany ?? false}
      isClearable={!field.required}
      options={choices.map(({ value: each, label }) => ({ value: each, label: toWord(label) }))}
      onChange={onChange}
      readOnly={readOnly || disabled}
      required={field.required ?? false}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={value ?? undefined}
    />
  )
}
