import { readFields, readJsonNumber, readJsonText, readList } from '../../search-client/read-json.ts'
import type { ChosenValues } from '../../search-client/search-state.ts'
import { readUnderstood, type UnderstoodWords } from '../../search-client/understood-words.ts'
import type { ImageView } from '../../ui/Image.tsx'

/** How many records have a value, by facet and value. */
export type ListFacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Banner of an editors' rule above the hits, with its link. */
export type ListBanner = { image: Omit<ImageView, 'sizes' | 'phone'>; href?: string }

/** What a list reads from an answer. Plain JSON: it goes to the browser with the page. */
type SearchAnswer = {
  /** Unparsed hits; `to-hits.ts` reads them. */
  hits: readonly unknown[]
  /** Number on all pages; all variants of a product count as one. */
  count: number
  pages: number
  /** Values that can be chosen now: in each group as if nothing were chosen in it. */
  counts: ListFacetCounts
  /** Values without any choice, and the number of hits then. */
  offered: ListFacetCounts
  total: number
  /** Whether some words were dropped: these hits match the others. */
  isLoose: boolean
  /** How the words were understood, if search says so. */
  understood?: UnderstoodWords
  /** Address to which editors redirect all searches for these words. */
  redirect?: string
  banner?: ListBanner
}

/** Reads the answers to `toListRequests`. Undefined when they are invalid. */
export function toSearchAnswer(results: unknown, chosen: ChosenValues): SearchAnswer | undefined {
  const [first, ...others] = readList(results)
  const { hits, nbHits, nbPages, facets, queryAfterRemoval, renderingContent, understood } = readFields(first)
  if (!Array.isArray(hits)) return undefined
  const groups = Object.keys(chosen)
  const own = groups.map((group, at) => [group, toCounts(readFields(others[at]).facets)[group] ?? {}] as const)
  const counts = { ...toCounts(facets), ...Object.fromEntries(own) }
  return {
    hits,
    count: readJsonNumber(nbHits),
    pages: readJsonNumber(nbPages),
    counts,
    offered: groups.length === 0 ? counts : toCounts(readFields(others[groups.length]).facets),
    total: readJsonNumber(groups.length === 0 ? nbHits : readFields(others[groups.length]).nbHits),
    isLoose: typeof queryAfterRemoval === 'string',
    ...toContent(renderingContent),
    ...(understood !== undefined && { understood: readUnderstood(understood) }),
  }
}

function toCounts(value: unknown): ListFacetCounts {
  return Object.fromEntries(
    Object.entries(readFields(value)).map(([facet, values]) => [
      facet,
      Object.fromEntries(Object.entries(readFields(values)).map(([name, count]) => [name, readJsonNumber(count)])),
    ]),
  )
}

/** Reads what an editors' rule shows (spec §7, rules). */
function toContent(value: unknown): Pick<SearchAnswer, 'redirect' | 'banner'> {
  const { redirect, widgets } = readFields(value)
  const url = readJsonText(readFields(redirect).url)
  const { image, link } = readFields(readList(readFields(widgets).banners)[0])
  const { urls, title, srcSet, width, height } = readFields(image)
  const src = readJsonText(readFields(readList(urls)[0]).url)
  const href = readJsonText(readFields(link).url)
  return {
    ...(url && { redirect: url }),
    ...(src && {
      banner: {
        image: {
          src,
          srcSet: readJsonText(srcSet),
          width: readJsonNumber(width),
          height: readJsonNumber(height),
          alt: readJsonText(title),
        },
        ...(href && { href }),
      },
    }),
  }
}
