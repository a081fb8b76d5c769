import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { nameLanguage } from '../../model/languages/name-language.ts'

/** Names languages by their codes, as the reader calls them. */
export function useLanguageName(): (code: string) => string {
  const { language } = useTranslation().i18n
  return useCallback((code) => (code === '' ? '' : nameLanguage(code, language)), [language])
}
