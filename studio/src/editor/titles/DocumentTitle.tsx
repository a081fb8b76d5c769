'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { TitlePart } from '../../model/fields/document-title-field.ts'
import { usePartWords } from '../frame/use-part-words.ts'

type DocumentTitleProps = { parts: TitlePart[]; empty: string }

/** Names the form in the words of its fields: Payload would show the stored value, and an id while there is none. */
export function DocumentTitle({ parts, empty: english }: DocumentTitleProps) {
  const toWord = usePartWords()
  const empty = toWord(english)
  const { setDocumentTitle, title } = useDocumentTitle()
  const wanted = useFormFields(([fields]) =>
    parts
      .map(({ field, labels }) => {
        const value = fields[field]?.value
        return typeof value === 'string' ? toWord(labels?.[value] ?? value) : ''
      })
      .filter((part) => part !== '')
      .join(' · '),
  )
  // Payload names the form again after each save, in an effect that comes after this one: hence a moment later.
  useEffect(() => {
    if (title === (wanted || empty)) return
    const timer = setTimeout(() => setDocumentTitle(wanted || empty))
    return () => clearTimeout(timer)
  }, [empty, setDocumentTitle, title, wanted])
  return null
}
