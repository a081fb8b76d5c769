import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import type { Values } from '../../platform/values.ts'
import { meaningOf } from '../values/meaning-of.ts'
import { EMPTY_WORD, toCellParts, toCellText } from '../values/read-cells.ts'
import type { Mapping } from './mapping.ts'
import type { FieldChange } from './plan-changes.ts'
import { planMarkets } from './plan-markets.ts'
import { planTexts } from './plan-texts.ts'
import {
  type AskedProduct,
  applyCell,
  type Planning,
  type PlanSettings,
  type ProductPlan,
  type TextPlan,
} from './planning.ts'
import { FACT_FIELDS, specificationField } from './product-fields.ts'
import type { Cell, ImportProblem } from './read-row.ts'
import type { Scope } from './scope.ts'
import type { StoredProduct } from './stored-products.ts'

/** Plans how the rows of a product change it. Pure: reads and saves nothing. */
export function planProduct(asked: AskedProduct, stored: StoredProduct, settings: PlanSettings): ProductPlan {
  const problems: ImportProblem[] = []
  const changes: FieldChange[] = []
  const planning: Planning = {
    settings,
    changes,
    note: ({ where, header }, message) => problems.push({ where, field: header, message, key: asked.label }),
  }
  const cells = fromWide(withoutTwins(asked.cells, planning))
  const isNew = stored.facts === undefined
  const before: Values = stored.facts ?? { id: asked.id, ...(asked.sku && { sku: asked.sku }) }
  let facts: Values = planFacts(planning, isNew ? withDefaults(asked, cells, settings.mapping) : cells, before)
  facts = planSpecification(planning, cells, facts)
  facts = planMarkets(planning, cells, facts)
  const brands = Array.isArray(facts.brands) ? facts.brands.map(String) : []
  const countries = marketsOf(facts)
  const sells = (site: BrandLocale) => brands.includes(site.brand) && countries.includes(site.country)
  const texts = planTexts(planning, asked, { cells, stored, brands, sells })
  if (isNew && !facts.name) facts = { ...facts, name: texts.find(({ after }) => after.name)?.after.name }
  if (isNew) noteMissing(planning, asked, facts)
  if (isNew && !settings.rights.catalogue)
    planning.note(
      { where: asked.where, header: 'sku' },
      'is a new product: only administrators and the catalogue team can create products',
    )
  const isChanged = isNew || facts !== before
  return {
    id: asked.id,
    label: asked.label,
    where: asked.where,
    rows: [...new Set([asked.where, ...asked.cells.map(({ where }) => where)])],
    isNew,
    facts: isChanged
      ? {
          collection: 'product-facts',
          isNew,
          ...(stored.facts && { before: stored.facts }),
          after: { ...facts, id: asked.id },
        }
      : undefined,
    texts,
    changes,
    problems,
    categories: planCategories(cells, brands, { texts, stored, words: settings.mapping.words.categories ?? {} }),
  }
}

/** Reports rows with different values for the same field. */
function withoutTwins(cells: readonly Cell[], { note }: Planning): Cell[] {
  const first = new Map<string, Cell>()
  return cells.filter((cell) => {
    const key = toKey(cell)
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, cell)
      return true
    }
    if (JSON.stringify(other.cell) !== JSON.stringify(cell.cell) && other.column.part !== 'categories')
      note(cell, `is different from ${other.where}`)
    return false
  })
}

function toKey({ column }: Cell): string {
  const scope = 'scope' in column ? toScopeKey(column.part, column.scope) : ''
  return `${column.part}/${'name' in column ? column.name : ''}/${scope}`
}

/** `DE` and `de_DE` are the same country for a price. */
function toScopeKey(part: Cell['column']['part'], scope: Scope | undefined): string | undefined {
  return part === 'market' ? scope?.countries.join() : scope?.sites.map(({ id }) => id).join()
}

/** Values for a language come before values for one of its sites, whatever the order of the columns. */
const toBreadth = ({ column }: Cell): number => ('scope' in column ? (column.scope?.sites.length ?? 0) : 0)
const fromWide = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => toBreadth(b) - toBreadth(a))

function planFacts(planning: Planning, cells: readonly Cell[], before: Values): Values {
  return cells.reduce((facts, cell) => {
    const { column } = cell
    const field = column.part === 'facts' ? FACT_FIELDS[column.name] : undefined
    return field ? applyCell(planning, cell, { field, document: facts, place: '', language: 'en' }) : facts
  }, before)
}

function planSpecification(planning: Planning, cells: readonly Cell[], before: Values): Values {
  return cells.reduce((facts, cell) => {
    const { column } = cell
    if (column.part !== 'specification') return facts
    const languages = column.scope?.languages ?? []
    if (languages.length === 0 && column.scope) planning.note(cell, 'needs a language, such as specification.color:nl')
    return languages.reduce(
      (document, language) =>
        applyCell(planning, cell, {
          field: specificationField(column.name, language),
          document,
          place: language,
          language,
        }),
      facts,
    )
  }, before)
}

/** Adds the mapping's defaults for columns that the product's rows lack. */
function withDefaults({ where }: AskedProduct, cells: readonly Cell[], { defaults }: Mapping): Cell[] {
  const named = new Set(cells.flatMap(({ column }) => (column.part === 'facts' ? [column.name] : [])))
  const more = Object.entries(defaults).flatMap(([header, cell]): Cell[] =>
    Object.hasOwn(FACT_FIELDS, header) && !named.has(header)
      ? [{ column: { part: 'facts', name: header }, header, cell, where }]
      : [],
  )
  return [...cells, ...more]
}

function noteMissing({ note }: Planning, { where }: AskedProduct, facts: Values): void {
  const needed = { sku: 'sku', internal_name: 'name', brands: 'brands' } as const
  for (const [header, field] of Object.entries(needed)) {
    const value = facts[field]
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      note({ where, header }, 'is required for a new product')
  }
}

function marketsOf(facts: Values): string[] {
  const rows = Array.isArray(facts.markets) ? facts.markets : []
  return rows.map(({ country }: { country?: unknown }) => String(country))
}

type Shelved = {
  texts: readonly TextPlan[]
  stored: StoredProduct
  words: Readonly<Record<string, string>>
}

/** Plans the categories of each site that the file names; sites without a column stay unchanged. */
function planCategories(
  cells: readonly Cell[],
  brands: readonly string[],
  { texts, stored, words }: Shelved,
): ProductPlan['categories'] {
  const named = cells.filter(({ column }) => column.part === 'categories')
  if (named.length === 0) return []
  const own = [...texts.map(({ site }) => site), ...stored.texts.map(({ stored: text }) => String(text.site))]
  const bySite = new Map<string, string[]>()
  for (const { column, cell } of named) {
    const scope = column.part === 'categories' ? column.scope : undefined
    const sites = (scope?.sites.map(({ id }) => String(id)) ?? own).filter((id) =>
      brands.includes(findById(id)?.brand ?? ''),
    )
    const parts = Array.isArray(cell) ? toCellParts(cell) : toCellText(cell).split(/[|,;\n]/)
    const named = parts
      .flatMap((part) => meaningOf(words, part.trim()).split('|'))
      .map((word) => word.trim())
      .filter((word) => word !== '' && word !== EMPTY_WORD)
    for (const site of new Set(sites)) bySite.set(site, [...(bySite.get(site) ?? []), ...named])
  }
  return [...bySite].map(([site, named]) => ({ site, words: [...new Set(named)] }))
}
