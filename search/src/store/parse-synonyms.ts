import { z } from 'zod'
import { SearchError } from '../port/search-error.ts'
import type { Synonym } from '../port/synonym.ts'

const objectID = z.string().min(1).max(512)
const word = z.string().min(1).max(500)
const words = z.array(word).max(100)

const schema = z.discriminatedUnion('type', [
  z.object({ objectID, type: z.literal('synonym'), synonyms: words }),
  z.object({ objectID, type: z.literal('onewaysynonym'), input: word, synonyms: words }),
  z.object({ objectID, type: z.enum(['altcorrection1', 'altcorrection2']), word, corrections: words }),
  z.object({ objectID, type: z.literal('placeholder'), placeholder: word, replacements: words }),
])
const typeSchema = z.looseObject({ type: z.string() })

/** Parses synonyms. Throws 400 that names the synonym and its fault. Types in capitals are accepted, too, because clients write them so. */
export function parseStoredSynonyms(values: readonly unknown[]): Synonym[] {
  return values.map((value, at) => {
    const typed = typeSchema.safeParse(value)
    const parsed = schema.safeParse(typed.success ? { ...typed.data, type: typed.data.type.toLowerCase() } : value)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new SearchError(400, `Synonym ${at + 1}: ${issue?.path.join('.')}: ${issue?.message}`)
  })
}
