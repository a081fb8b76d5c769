import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { GlossaryRule } from '../../../model/translations/glossary/find-breaches.ts'

const rulesSchema = z.object({
  docs: z.array(z.object({ say: z.string(), never: z.array(z.string()), note: z.string().nullish() })),
})
const NONE: readonly GlossaryRule[] = []

/** What the glossary says of a language; nothing while it is not read, or cannot be. */
export function useGlossary(language: string | undefined): readonly GlossaryRule[] {
  const { api } = useConfig().config.routes
  const [rules, setRules] = useState(NONE)
  useEffect(() => {
    if (language === undefined) return
    const left = new AbortController()
    const query = new URLSearchParams({
      'where[language][equals]': language,
      limit: '0',
      depth: '0',
      pagination: 'false',
    })
    const read = async () => {
      const response = await fetch(`${api}/glossary?${query}`, { signal: left.signal })
      setRules(rulesSchema.safeParse(await response.json()).data?.docs ?? NONE)
    }
    read().catch(() => {})
    return () => left.abort()
  }, [api, language])
  return rules
}
