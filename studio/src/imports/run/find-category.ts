import { toNameKey } from '@menagerie/contract/clean-text'

export type NamedCategory = { id: string; site: string; code: string; name: string | null; parent: string | null }

/** Separators in the path of a category: `Dogs > Food`, `Dogs/Food`, `Dogs » Food`. */
const STEPS = /\s*[>»›/\\]\s*/
const wordKey = (site: string, word: string) => `${site} ${toNameKey(word)}`

/**
 * Finds a category of a site by its code, its name, or a path that ends with it. Among several with the same name, the
 * parent in the path decides; without one, none is returned, because it would be a guess.
 */
export function createCategoryFinder(categories: readonly NamedCategory[]) {
  const byCode = new Map(categories.map((category) => [wordKey(category.site, category.code), category]))
  const byName = Map.groupBy(categories, ({ site, name }) => wordKey(site, name ?? ''))
  const named = (site: string, word: string): readonly NamedCategory[] => {
    const coded = byCode.get(wordKey(site, word))
    return coded ? [coded] : (byName.get(wordKey(site, word)) ?? [])
  }
  return (site: string, word: string): NamedCategory | undefined => {
    const whole = named(site, word)
    if (whole.length === 1) return whole[0]
    const steps = word.split(STEPS).filter((step) => step !== '')
    const last = steps.length > 1 ? named(site, steps.at(-1) ?? '') : whole
    const above = steps.slice(0, -1).flatMap((step) => named(site, step))
    const below = last.filter(({ parent }) => above.some(({ id }) => id === parent))
    const found = below.length > 0 ? below : last
    return found.length === 1 ? found[0] : undefined
  }
}
