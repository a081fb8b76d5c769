import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

type AnimalTags = {
  /** Products for the animals that the tags tell; absent where none tells one. */
  ofAnimal?: ReadonlySet<string>
  /** Tags that say no more than the animal: all its products have them. */
  names: ReadonlySet<string>
}

type AnimalTag = { tag: string; skus: readonly string[]; isName: boolean }

/**
 * Tells by the products which of the tags stand for an animal: all products of `dogs` are for dogs, and `grooming` has some
 * for horses, too. A name of an animal ("dogs") comes before what only its products happen to have ("puppies", "chewing").
 */
export function readAnimalTags(ctx: RenderContext, tags: readonly string[]): AnimalTags {
  const told = tags.flatMap((tag) => readTag(ctx, tag))
  const named = told.filter(({ isName }) => isName)
  const telling = named.length > 0 ? named : told
  return {
    names: new Set(named.map(({ tag }) => tag)),
    ...(telling.length > 0 && { ofAnimal: new Set(telling.flatMap(({ skus }) => skus)) }),
  }
}

function readTag({ reader }: RenderContext, tag: string): AnimalTag[] {
  const tagged = reader.list(LISTS.productsOfTag(tag))
  const [first] = tagged
  const animals = first === undefined ? [] : (reader.get('product', first)?.body.facets.animal_type ?? [])
  for (const { code } of animals) {
    const skus = reader.list(LISTS.productsOfFacet('animal_type', code))
    const all = new Set(skus)
    if (tagged.every((sku) => all.has(sku))) return [{ tag, skus, isName: all.size === tagged.length }]
  }
  return []
}
