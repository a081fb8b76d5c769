'use client'

import { useAuth, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import type { User } from '../../payload-types.ts'
import { ChoiceInput } from './ChoiceInput.tsx'

/** Offers an editor's own sites, and the document's current site, so that a document of another site still shows it. */
export function SiteInput({ choices, ...props }: TextFieldClientProps & { choices: FieldChoice[] }) {
  const { user } = useAuth<User>()
  const { value } = useField<string | null>({ potentiallyStalePath: props.path })
  const own = user?.role === 'editor' ? (user.sites ?? []) : choices.map((choice) => choice.value)
  return (
    <ChoiceInput
      {...props}
      choices={choices.filter((choice) => own.includes(choice.value) || choice.value === value)}
    />
  )
}
