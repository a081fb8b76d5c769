import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { toTranslator, type Words } from '../../model/words/words-of.ts'

export type { Words } from '../../model/words/words-of.ts'

/** Our words in the language that the person has chosen; Payload brings the catalogue of that one only. */
export function useWords(): Words {
  const { i18n } = useTranslation()
  const { language, translations } = i18n
  return useMemo(() => toTranslator({ language, translations }), [language, translations])
}
