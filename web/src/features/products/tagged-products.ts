import type { ContentTag } from '@menagerie/contract/content-fields'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { keepPromoted } from './promotion.ts'
import { readAnimalTags } from './read-animal-tags.ts'

const MAX_TAGGED = 3 // spec §9, as related products; decision 072
/** So many of the nearest are compared by their other tags: a tag may have thousands of products. */
const COMPARED = 48
/** Where no tag stands for an animal, a product must share two tags if there are so many. */
const MANY_TAGS = 3

type Tagged = { sku: string; tags: readonly string[] }

/**
 * Loads products that share the tags, three at most: those with most shared tags first, then those with fewest tags
 * that are not shared (puppy food comes last beside an article about all dogs), then those of the first tag, by number.
 * Among those that share as many, one with a tag that no earlier product has comes first, so that an article about
 * dogs and cats shows both. A product must be for an animal that the tags stand for and share another tag; where no tag stands
 * for an animal, it must share at least two of three or more tags. Only the first size, colour or flavour of a
 * product is shown. `shown`: skus already on the page, also excluded in other sizes.
 */
export function loadTaggedProductCards(
  ctx: RenderContext,
  tags: readonly ContentTag[],
  shown: readonly string[] = [],
): ProductCardView[] {
  const seen = new Set(shown.map((sku) => toGroup(ctx, sku)))
  const shared = new Map<string, string[]>()
  for (const { code } of tags)
    for (const sku of ctx.reader.list(LISTS.productsOfTag(code))) shared.set(sku, [...(shared.get(sku) ?? []), code])
  const fits = findFit(
    ctx,
    tags.map(({ code }) => code),
  )
  const near = [...shared].filter(([sku, codes]) => fits(sku, codes))
  const promoted = new Set(
    keepPromoted(
      ctx,
      near.map(([sku]) => sku),
    ),
  )
  const ranked = near
    .filter(([sku]) => promoted.has(sku) && !(seen.size > 0 && seen.has(toGroup(ctx, sku))))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([sku, codes]) => ({ sku, tags: codes }))
  return loadProductCards(ctx, takeVaried(ctx, sortByOtherTags(ctx, ranked)))
}

function sortByOtherTags({ reader }: RenderContext, ranked: readonly Tagged[]): Tagged[] {
  const compared = ranked.slice(0, COMPARED).map((one) => ({
    one,
    others: (reader.get('product', one.sku)?.body.tags?.length ?? 0) - one.tags.length,
  }))
  const sorted = compared.toSorted((a, b) => b.one.tags.length - a.one.tags.length || a.others - b.others)
  return [...sorted.map(({ one }) => one), ...ranked.slice(COMPARED)]
}

type Fits = (sku: string, codes: readonly string[]) => boolean

function findFit(ctx: RenderContext, tags: readonly string[]): Fits {
  const { ofAnimal, names } = readAnimalTags(ctx, tags)
  const least = tags.length >= MANY_TAGS ? 2 : 1
  if (ofAnimal === undefined) return (_sku, codes) => codes.length >= least
  const hasTopic = tags.some((tag) => !names.has(tag))
  return (sku, codes) => ofAnimal.has(sku) && (!hasTopic || codes.some((code) => !names.has(code)))
}

const toGroup = ({ reader }: RenderContext, sku: string) => reader.get('product', sku)?.body.variant_group ?? sku

function takeVaried(ctx: RenderContext, ranked: readonly Tagged[]): string[] {
  const byGroup = new Map<string, string>()
  const shown = new Set<string>()
  const left = [...ranked]
  while (byGroup.size < MAX_TAGGED && left.length > 0) {
    const { sku, tags } = takeNext(left, shown)
    const group = toGroup(ctx, sku)
    if (byGroup.has(group)) continue
    byGroup.set(group, sku)
    for (const tag of tags) shown.add(tag)
  }
  return [...byGroup.values()]
}

/** Takes the first of those with most shared tags that adds a new tag, else the first of all. */
function takeNext(left: Tagged[], shown: ReadonlySet<string>): Tagged {
  const most = left[0]?.tags.length
  const varied = left.findIndex(({ tags }) => tags.length === most && tags.some((tag) => !shown.has(tag)))
  const [next] = left.splice(Math.max(varied, 0), 1)
  if (!next) throw new Error('there is no product left to take')
  return next
}
