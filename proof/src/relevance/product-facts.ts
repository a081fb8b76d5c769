import { FACT_NAMES, type FactName } from '@menagerie/bench/search/parse-judged'
import { PRODUCT_FAMILIES } from '@menagerie/demo/content/products/families/all-families'
import type { ProductFamily } from '@menagerie/demo/content/products/family'
import type { SearchRecord } from '@menagerie/search/port/search-record'
import { z } from 'zod'

/** Facts about a product besides its texts. A fact without a value has no key. */
export type ProductFacts = {
  sku: string
  /** All products of a group together are one hit. */
  group: string
  values: ReadonlyMap<FactName, ReadonlySet<string>>
}

type Variant = ProductFamily['variants'][number]

const OF_DEMO: ReadonlyMap<string, ProductFacts> = new Map(
  PRODUCT_FAMILIES.flatMap((family) =>
    family.variants.map((variant) => [variant.sku, toFacts(family, variant)] as const),
  ),
)
const BY_KEY = new Map(PRODUCT_FAMILIES.map((family) => [family.key, family]))
/** All values of each fact that at least one product has. */
export const FACT_VALUES: ReadonlyMap<FactName, ReadonlySet<string>> = new Map(
  FACT_NAMES.map((fact) => [
    fact,
    new Set([...OF_DEMO.values()].flatMap(({ values }) => [...(values.get(fact) ?? [])])),
  ]),
)
/** Product lines of the big world add two words in front: `heron-mill-dry-food` is made from `dry-food`. */
const INVENTED_GROUP = /^[a-z]+-[a-z]+-(.+)$/
const recordSchema = z.object({
  sku: z.string(),
  variant_group: z.string(),
  codes: z.object({ flavor: z.array(z.string()), color: z.array(z.string()) }),
})

export function findFacts(sku: string): ProductFacts | undefined {
  return OF_DEMO.get(sku)
}

/** Returns the facts of a product of the demo, or of one that the big world made from it. Throws at any other product. */
export function toRecordFacts(record: SearchRecord): ProductFacts {
  const { sku, variant_group: group, codes } = recordSchema.parse(record)
  const known = findFacts(sku)
  if (known !== undefined) return known
  const family = BY_KEY.get(INVENTED_GROUP.exec(group)?.[1] ?? '')
  if (family === undefined) throw new Error(`Nothing is known of product ${sku} of ${group}`)
  const values = new Map(toValues(family, family.variants[0]))
  for (const fact of ['flavor', 'color'] as const) values.set(fact, new Set(codes[fact]))
  values.set('sku', new Set([sku]))
  return { sku, group, values }
}

function toFacts(family: ProductFamily, variant: Variant): ProductFacts {
  return {
    sku: variant.sku,
    group: family.variants.length > 1 ? family.key : variant.sku,
    values: toValues(family, variant),
  }
}

function toValues({ facets, ...family }: ProductFamily, { sku, flavor, color }: Variant): ProductFacts['values'] {
  const lists: Record<FactName, readonly string[]> = {
    family: [family.key],
    sku: [sku],
    brand: [family.brand],
    animal: [family.animal],
    department: [family.department],
    group: facets.product_sub_group,
    sub_brand: facets.sub_brand,
    form: facets.form ?? [],
    usage: facets.usage ?? [],
    color: color === undefined ? (facets.color ?? []) : [color],
    flavor: flavor === undefined ? (facets.flavor ?? []) : [flavor],
    age: facets.online_animal_age ?? [],
    weight: facets.online_animal_weight ?? [],
    bird: facets.bird_type ?? [],
    rodent: facets.rodent_species ?? [],
    diet: facets.diet ?? [],
    natural: family.isNatural ? ['yes'] : [],
    legal: family.legal === undefined ? [] : [family.legal],
    tag: family.tags,
  }
  const sets = FACT_NAMES.map((fact) => [fact, new Set(lists[fact])] as const)
  return new Map(sets.filter(([, values]) => values.size > 0))
}
