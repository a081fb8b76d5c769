import type { Payload } from 'payload'
import { type ImportRights, refuseChange } from '../products/import-rights.ts'
import type { FieldChange } from '../products/plan-changes.ts'
import type { AskedProduct, ProductPlan } from '../products/planning.ts'
import type { ImportProblem } from '../products/read-row.ts'
import type { NamedCategory } from './find-category.ts'
import type { ImportSettings } from './import-settings.ts'
import { type CategoryMembers, loadCategories } from './load-categories.ts'
import type { KnownNames } from './load-names.ts'
import { type CategoryChange, saveCategories } from './save-categories.ts'

type Membership = { site: string; add: NamedCategory[]; remove: NamedCategory[] }

/**
 * Categories list their products, but files list the categories of each product: changes are collected, and each
 * category is saved once.
 */
export async function createCategories(payload: Payload, names: KnownNames, rights: ImportRights) {
  const known = await loadCategories(payload)
  const missed = new Map<string, number>()
  const planned = new Map<string, Membership[]>()
  const changed = new Map<string, CategoryChange>()
  return {
    plan(product: ProductPlan, asked: AskedProduct): { changes: FieldChange[]; problems: ImportProblem[] } {
      const sites = product.categories.map((each) => planSite(known, product.id, each))
      planned.set(product.id, sites)
      return {
        changes: sites
          .filter(({ add, remove }) => add.length + remove.length > 0)
          .map(({ site, from, to }) => ({ place: site, field: 'categories', from, to })),
        problems: sites.flatMap(({ site, unknown, add, remove }) => {
          const refusal = add.length + remove.length > 0 ? refuseChange(rights, 'categories', site) : undefined
          for (const word of unknown) missed.set(word, (missed.get(word) ?? 0) + 1)
          return [
            ...unknown.map((word) => toProblem(asked, `there is no category “${word}” on ${site}`)),
            ...(refusal ? [toProblem(asked, refusal)] : []),
          ]
        }),
      }
    },
    /** Ids of the product's categories: now, and after the run is saved. */
    standsIn: (productId: string): readonly string[] => idsOf(known.byProduct.get(productId) ?? []),
    willStandIn(productId: string): readonly string[] {
      const moves = planned.get(productId) ?? []
      const removed = new Set(moves.flatMap(({ remove }) => remove.map(({ id }) => id)))
      const stay = (known.byProduct.get(productId) ?? []).filter(({ id }) => !removed.has(id))
      return idsOf([...stay, ...moves.flatMap(({ add }) => add)])
    },
    /** Unknown categories, with their number. */
    missed: (): ReadonlyMap<string, number> => missed,
    /** The categories that a plan names, with their site, and the id that such a name stands for. */
    wordsOf: ({ categories }: ProductPlan): string[] =>
      categories.flatMap(({ site, words }) => words.map((word) => `${site} ${word}`)),
    meaningOf(siteAndWord: string): string | null {
      const [site = '', ...word] = siteAndWord.split(' ')
      return known.find(site, word.join(' '))?.id ?? null
    },
    /** Called when the product is saved: adds it to the changes of its categories, which are saved at the end. */
    take(productId: string): void {
      for (const { add, remove } of planned.get(productId) ?? []) {
        for (const { id } of add) changeOf(changed, id).add.add(productId)
        for (const { id } of remove) changeOf(changed, id).remove.add(productId)
      }
      planned.delete(productId)
    },
    async save({ isDry, savedBy }: ImportSettings): Promise<void> {
      if (!isDry) await saveCategories(payload, names, { changes: changed, savedBy })
    },
  }
}

function changeOf(changed: Map<string, CategoryChange>, id: string): CategoryChange {
  const change = changed.get(id) ?? { add: new Set(), remove: new Set() }
  changed.set(id, change)
  return change
}

function planSite(
  { find, byProduct }: CategoryMembers,
  productId: string,
  { site, words }: ProductPlan['categories'][number],
) {
  const found = words.map((word) => find(site, word))
  const wanted = found.filter((category) => category !== undefined)
  const own = (byProduct.get(productId) ?? []).filter((each) => each.site === site)
  const isIn = (list: readonly NamedCategory[], category: NamedCategory) => list.some(({ id }) => id === category.id)
  return {
    site,
    add: wanted.filter((category) => !isIn(own, category)),
    remove: own.filter((category) => !isIn(wanted, category)),
    unknown: words.filter((_, at) => found[at] === undefined),
    from: show(own),
    to: show(wanted),
  }
}

function toProblem({ cells, where, label }: AskedProduct, message: string): ImportProblem {
  const place = cells.find(({ column }) => column.part === 'categories')
  return { where: place?.where ?? where, field: place?.header ?? 'categories', message, key: label }
}

const idsOf = (categories: readonly NamedCategory[]) => categories.map(({ id }) => id).sort()

const show = (categories: readonly NamedCategory[]) =>
  categories
    .map(({ code }) => code)
    .sort()
    .join('|')
