import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

type AnimalTags = {
  /** Products for the animals that the tags stand for; absent where no tag stands for one. */
  ofAnimal?: ReadonlySet<string>
  /** Tags that only name the animal: all its products have them. */
  names: ReadonlySet<string>
}

type AnimalTag = { tag: string; skus: readonly string[]; isName: boolean }

/**
 * Finds by the products which tags stand for an animal: all products of `dogs` are for dogs, but `grooming` also has some for horses. A name of
 * an animal ("dogs") has precedence over a tag that happens to occur only on its products ("puppies", "chewing").
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
