import { z } from 'zod'
import { SearchError } from './search-error.ts'
import type { Synonym } from './synonym.ts'

const text = z.string('expected a text').min(1, 'expected a text that is not empty')
const texts = z.array(text, 'expected a list of texts')
const objectID = text.max(500, 'expected at most 500 characters')

/** Types by their lower-case spelling; Algolia also writes some of them in camel case. */
const KINDS = {
  synonym: 'synonym',
  onewaysynonym: 'onewaysynonym',
  altcorrection1: 'altcorrection1',
  altcorrection2: 'altcorrection2',
  placeholder: 'placeholder',
} as const

const synonymSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ objectID, type: z.literal(KINDS.synonym), synonyms: texts }),
    z.object({ objectID, type: z.literal(KINDS.onewaysynonym), input: text, synonyms: texts }),
    z.object({ objectID, type: z.literal(KINDS.altcorrection1), word: text, corrections: texts }),
    z.object({ objectID, type: z.literal(KINDS.altcorrection2), word: text, corrections: texts }),
    z.object({ objectID, type: z.literal(KINDS.placeholder), placeholder: text, replacements: texts }),
  ],
  `expected one of ${Object.keys(KINDS).join(', ')}`,
)

const outline = z.record(z.string(), z.unknown(), 'expected an object')

/** Reads a synonym from Algolia's JSON. Fields of other types and unknown fields are left out. Throws a `SearchError` 400. */
export function parseSynonym(value: unknown): Synonym {
  const seen = outline.safeParse(value)
  if (!seen.success) throw new SearchError(400, 'Synonym: expected an object')
  const { type } = seen.data
  const parsed = synonymSchema.safeParse({ ...seen.data, type: typeof type === 'string' ? type.toLowerCase() : type })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = typeof seen.data.objectID === 'string' ? ` "${seen.data.objectID}"` : ''
  throw new SearchError(400, `Synonym${name}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Reads a batch of synonyms, as `/synonyms/batch` takes it. Throws a `SearchError` 400. */
export function parseSentSynonyms(value: unknown): Synonym[] {
  if (!Array.isArray(value)) throw new SearchError(400, 'Synonyms: expected a list')
  return value.map((entry: unknown) => parseSynonym(entry))
}
