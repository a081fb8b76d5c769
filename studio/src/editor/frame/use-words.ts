import { useTranslation } from '@payloadcms/ui'
import { IntlMessageFormat } from 'intl-messageformat'
import { useCallback } from 'react'
import { z } from 'zod'
import type { WordKey } from '../../model/words/word-key.ts'

export type Words = (key: WordKey, values?: Readonly<Record<string, string | number | Date>>) => string

const catalogueSchema = z.object({ studio: z.record(z.string(), z.string()) })
const formats = new Map<string, IntlMessageFormat>()

/** Our words in the language that the person has chosen; Payload brings the catalogue of that one only. */
export function useWords(): Words {
  const { i18n } = useTranslation()
  const { language, translations } = i18n
  return useCallback(
    (key, values) => {
      const message = catalogueSchema.safeParse(translations).data?.studio[key] ?? key
      const name = `${language} ${message}`
      const format = formats.get(name) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
      formats.set(name, format)
      return String(format.format(values))
    },
    [language, translations],
  )
}
