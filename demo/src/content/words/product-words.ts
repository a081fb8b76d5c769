import { MAX_TEASER } from '@menagerie/contract/product'
import type { BrandKey, Language } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { toItems } from './parse-words.ts'
import { checkSection, readSections } from './read-words.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small Latin letters, digits and hyphens')
/** A text that is one line on the page. */
const line = (limit: number) => requiredText.max(limit).regex(/^[^\n]*$/, 'must be one line')

const productWordsSchema = z
  .strictObject({
    name: line(80),
    kind: line(90),
    slug,
    short: line(200),
    teaser: line(MAX_TEASER).optional(),
    meta: line(170),
    usps: requiredText.transform(toItems).pipe(z.array(line(90)).min(3).max(4)),
    description: requiredText,
    instructions: requiredText,
    composition: requiredText.optional(),
    additives: requiredText.optional(),
    analysis: requiredText.optional(),
    'do-not-apply': requiredText.optional(),
    'shelf-life': requiredText.optional(),
    storage: requiredText.optional(),
    precautions: requiredText.optional(),
    active: requiredText.optional(),
  })
  .refine(({ kind, teaser }) => teaser !== undefined || kind.length <= MAX_TEASER, {
    message: `is too long for a card: it needs a teaser of ${MAX_TEASER} characters at most`,
    path: ['kind'],
  })
/** Texts of a product family in a language. */
export type DemoProductWords = z.output<typeof productWordsSchema>

const categoryWordsSchema = z.strictObject({
  name: line(60),
  slug,
  title: line(100),
  sub: line(160),
  meta: line(170),
  intro: requiredText,
})
/** Texts of an animal (`dog`) or of one of its departments (`dog/food`) in a language. */
export type CategoryWords = z.output<typeof categoryWordsSchema>

const sharedWordsSchema = z.strictObject({ text: requiredText })

/** Title of a film, and its two captions. */
const filmWordsSchema = z.strictObject({ title: line(120), 'first-caption': line(80), 'second-caption': line(80) })
export type FilmWords = z.output<typeof filmWordsSchema>

const BOOKS = {
  products: { schema: productWordsSchema, begins: (brand: BrandKey) => `${brand}-` },
  categories: { schema: categoryWordsSchema, begins: (brand: BrandKey) => `categories-${brand}` },
  shared: { schema: sharedWordsSchema, begins: () => 'shared' },
  films: { schema: filmWordsSchema, begins: () => 'films' },
} as const

type Book<T> = { words: ReadonlyMap<string, T>; faults: readonly string[] }

/** Reads a brand's product texts in a language, by key. */
export function readProductWords(brand: BrandKey, language: Language): Book<DemoProductWords> {
  return readBook(brand, language, BOOKS.products)
}

export function readCategoryWords(brand: BrandKey, language: Language): Book<CategoryWords> {
  return readBook(brand, language, BOOKS.categories)
}

/** Reads sentences that many products share, such as those of legal categories and `leaflet`. */
export function readSharedWords(language: Language): Book<{ text: string }> {
  return readBook('tailwell', language, BOOKS.shared)
}

/** Reads a language's texts of the demo's films. */
export function readFilmWords(language: Language): Book<FilmWords> {
  return readBook('tailwell', language, BOOKS.films)
}

function readBook<S extends z.ZodType>(
  brand: BrandKey,
  language: Language,
  { schema, begins }: { schema: S; begins: (brand: BrandKey) => string },
): Book<z.output<S>> {
  const { sections, faults } = readSections(language, begins(brand))
  const words = new Map<string, z.output<S>>()
  const all = [...faults]
  for (const section of sections) {
    const checked = checkSection(section, schema)
    all.push(...checked.faults)
    if (checked.words === undefined) continue
    if (words.has(section.key))
      all.push(`demo/words/${section.file}:${section.line}, ${section.key}: is in another file, too`)
    words.set(section.key, checked.words)
  }
  return { words, faults: all }
}
