import type { DemoArticle } from '../content/article-schema.ts'
import type { DemoBlock } from '../content/block-schema.ts'
import type { CheckedSite } from '../content/checked-content.ts'
import { toEdition } from './invent-product.ts'
import { toSlug } from './lines.ts'
import { mixSections } from './mix-sections.ts'
import { createWorldRandom } from './random.ts'

/** Returns the names of articles that all of these sites have. */
export function findArticleBases(sites: readonly CheckedSite[]): string[] {
  const [first, ...others] = sites
  const names = first?.articles.map(({ name }) => name) ?? []
  return names.filter((name) => others.every(({ articles }) => articles.some((article) => article.name === name)))
}

type Library = { seed: number; names: readonly string[]; lines: readonly string[] }

/** Invents an article of a site by number: one of the site's own about another place, with a part of a second one. */
export function inventArticle(site: CheckedSite, { seed, names, lines }: Library, number: number): DemoArticle {
  const random = createWorldRandom(seed, `article ${number}`)
  const line = lines[(Math.floor(number / names.length) + (number % names.length) * 53) % lines.length] ?? ''
  const base = findArticle(site, names[number % names.length])
  const friend = findArticle(site, random.pick(names))
  const day = String(1 + Math.floor(random.next() * 28)).padStart(2, '0')
  const month = String(1 + Math.floor(random.next() * 11)).padStart(2, '0')
  return {
    ...base,
    name: `big-${seed}-${number}`,
    path: [base.path, toSlug(line), toEdition(seed)].filter(Boolean).join('-'),
    title: `${base.title}: ${line}`,
    created: `2026-${month}-${day}`,
    tags: [...new Set([...base.tags, ...friend.tags])],
    main: mixBlocks(base.main, friend.main),
  }
}

/** Replaces the last text of one article by the last text of the other. */
function mixBlocks(one: readonly DemoBlock[], other: readonly DemoBlock[]): DemoBlock[] {
  const last = one.findLastIndex(({ block }) => block === 'RichText')
  const ending = other.findLast((block) => block.block === 'RichText')
  return one.map((block, at) =>
    at === last && block.block === 'RichText' && ending
      ? { ...block, content: mixSections(block.content, ending.content) }
      : block,
  )
}

function findArticle({ locale, articles }: CheckedSite, name: string | undefined): DemoArticle {
  const article = articles.find((row) => row.name === name)
  if (article === undefined) throw new Error(`${locale.id} has no articles that others could be made of`)
  return article
}
