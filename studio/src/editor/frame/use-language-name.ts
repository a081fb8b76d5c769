import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { nameLanguage } from '../../model/languages/name-language.ts'

/** Returns the name of a language in the user's language. */
export function useLanguageName(): (code: string) => string {
  const { language } = useTranslation().i18n
  return useCallback((code) => (code === '' ? '' : nameLanguage(code, language)), [language])
}
