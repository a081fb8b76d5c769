import { createTestDocuments } from './test-documents.ts'
import type { TestStudio } from './test-studio.ts'

/** The few documents that all writers of the stress test change at the same time. */
export type TestStage = {
  sites: readonly string[]
  pages: readonly string[]
  /** Pages that are also moved to other sites; a deleted one is replaced. */
  movers: readonly { id: string }[]
  facts: readonly string[]
  texts: readonly string[]
  categories: readonly string[]
  terms: { animals: readonly string[]; tags: readonly string[] }
}

const SITES = ['tailwell/nl_NL', 'tailwell/de_DE'] as const
const PER_SITE = 3
const BOTH = SITES.flatMap((site, index) =>
  Array.from({ length: PER_SITE }, (_, at) => ({ site, at, first: index * PER_SITE })),
)

export async function setTestStage(studio: TestStudio): Promise<TestStage> {
  const make = createTestDocuments(studio)
  const animals = await inTurn(['dog', 'cat'], (code) => make.term({ vocabulary: 'animal_type', code, label: code }))
  const tags = await inTurn(['teeth', 'coat'], (code) => make.term({ vocabulary: 'content_tag', code, label: code }))
  const facts = await inTurn(['a', 'b', 'c'], () => make.facts({ facets: { animal_type: animals } }))
  const texts = await inTurn(BOTH, ({ site, at }) => make.text(facts[at] ?? '', { site }))
  const pages = await inTurn(BOTH, ({ site, at }) => make.page({ site, main: [grid(facts), news(tags[at % 2])] }))
  const movers = await inTurn(BOTH, ({ site }) => make.page({ site }))
  const categories = await inTurn(BOTH, ({ site, at, first }) =>
    make.category({ code: `groep-${at}`, site, products: facts, linkedPage: pages[first + at] }),
  )
  return {
    sites: SITES,
    pages,
    movers: movers.map((id) => ({ id })),
    facts,
    texts,
    categories,
    terms: { animals, tags },
  }
}

const grid = (products: readonly string[]) => ({ blockType: 'ProductGridSmall', products })
const news = (tag: string | undefined) => ({ blockType: 'NewsGridBig', source: 'news', tag })

async function inTurn<T>(list: readonly T[], make: (item: T) => Promise<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for (const item of list) ids.push((await make(item)).id)
  return ids
}
