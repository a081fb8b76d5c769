import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import { findStudioLanguage } from '../../model/languages/studio-language.ts'

const editorSchema = z.object({ role: z.literal('editor'), sites: z.array(z.string()).nullish() })

/** Languages of an editor's sites, and the language of the user's admin. */
export function listOwnLanguages(user: unknown, spoken: string): string[] {
  const ofSites = (editorSchema.safeParse(user).data?.sites ?? []).flatMap((site) => findById(site)?.file ?? [])
  const reader = findStudioLanguage(spoken)
  return [...new Set([...ofSites, ...(reader === undefined ? [] : [reader])])]
}

/** Sorts these languages first; the others keep their order. */
export function ownFirst(codes: readonly string[], own: readonly string[]): string[] {
  return [...own.filter((code) => codes.includes(code)), ...codes.filter((code) => !own.includes(code))]
}
