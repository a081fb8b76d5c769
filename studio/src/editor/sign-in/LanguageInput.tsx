'use client'

import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { findStudioLanguage, toPayloadLanguage } from '../../model/languages/studio-language.ts'
import { ChoiceInput } from '../inputs/ChoiceInput.tsx'
import { keepLanguage } from './keep-language.ts'

/** Choice of the language; the user's own choice takes effect immediately. */
export function LanguageInput(props: TextFieldClientProps & { choices: FieldChoice[] }) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { refresh } = useRouter()
  const { initialValue, value } = useField<string | null>({ potentiallyStalePath: props.path })
  const wanted = findStudioLanguage(value)
  const isOwn = user?.id === id
  const first = useRef(value ?? initialValue)
  useEffect(() => {
    if (!isOwn || wanted === undefined || value === first.current) return
    first.current = value
    if (toPayloadLanguage(wanted) === i18n.language) return
    keepLanguage(wanted)
    refresh()
  }, [i18n.language, isOwn, refresh, value, wanted])
  return <ChoiceInput {...props} />
}
