import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { toTranslator, type Words } from '../../model/words/words-of.ts'

export type { Words } from '../../model/words/words-of.ts'

/** The studio's translations in the user's language; Payload loads the catalogue of only that language. */
export function useWords(): Words {
  const { i18n } = useTranslation()
  const { language, translations } = i18n
  return useMemo(() => toTranslator({ language, translations }), [language, translations])
}
