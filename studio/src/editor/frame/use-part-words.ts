import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { toPartWords } from './part-words.ts'

/** Says texts that a part of the admin is given in English, such as the kind of a block or the names of choices. */
export function usePartWords(): (english: string) => string {
  const { translations } = useTranslation().i18n
  return useMemo(() => toPartWords(translations), [translations])
}
