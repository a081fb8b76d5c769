import { useConfig } from '@payloadcms/ui'
import { z } from 'zod'
import type { GlossaryRule } from '../../../model/translations/glossary/find-breaches.ts'
import { useStudioRead } from '../../frame/use-studio-read.ts'

const rulesSchema = z.object({
  docs: z.array(z.object({ say: z.string(), never: z.array(z.string()), note: z.string().nullish() })),
})
const NONE: readonly GlossaryRule[] = []

/** Glossary of a language; empty until it is loaded, or if that fails. */
export function useGlossary(language: string | undefined): readonly GlossaryRule[] {
  const { api } = useConfig().config.routes
  const query = new URLSearchParams({
    'where[language][equals]': language ?? '',
    limit: '0',
    depth: '0',
    pagination: 'false',
  })
  const answer = useStudioRead(language === undefined ? undefined : `${api}/glossary?${query}`, rulesSchema)
  return answer === undefined || answer === 'failed' ? NONE : answer.docs
}
