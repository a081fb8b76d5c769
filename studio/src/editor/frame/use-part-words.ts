import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { toPartWords } from './part-words.ts'

/**
 * Translates texts that components receive in English as properties, such as the kind of a block or the labels of
 * options.
 */
export function usePartWords(): (english: string) => string {
  const { translations } = useTranslation().i18n
  return useMemo(() => toPartWords(translations), [translations])
}
