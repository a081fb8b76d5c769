'use client'

import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { TitlePart } from '../../model/fields/document-title-field.ts'
import { usePartWords } from '../frame/use-part-words.ts'

type DocumentTitleProps = { parts: TitlePart[]; empty: string }

/** Names the form after its fields in words: Payload would show the stored value, or an id if there is none. */
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
  // Payload sets the title after each save in an effect that runs after this one, hence the timeout.
  useEffect(() => {
    if (title === (wanted || empty)) return
    const timer = setTimeout(() => setDocumentTitle(wanted || empty))
    return () => clearTimeout(timer)
  }, [empty, setDocumentTitle, title, wanted])
  return null
}
