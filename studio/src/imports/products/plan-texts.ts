import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import type { Values } from '../../platform/values.ts'
import { type AskedProduct, applyCell, newTextId, type Planning, type TextPlan } from './planning.ts'
import { TEXT_FIELDS } from './product-fields.ts'
import type { Cell } from './read-row.ts'
import { readScope } from './scope.ts'
import type { StoredProduct, StoredText } from './stored-products.ts'

type PlannedTexts = {
  cells: readonly Cell[]
  stored: StoredProduct
  brands: readonly string[]
  sells: (site: BrandLocale) => boolean
}

/** Plans the texts of the sites that the file addresses. */
export function planTexts(planning: Planning, asked: AskedProduct, given: PlannedTexts): TextPlan[] {
  const own = new Map(given.stored.texts.map((text) => [String(text.stored.site), text]))
  const bySite = new Map<string, Cell[]>()
  for (const cell of given.cells) {
    if (cell.column.part !== 'text' || cell.column.scope === undefined) continue
    const sites = findSites(cell, given, own)
    if (sites.length === 0) noteNowhere(planning, cell, given)
    for (const { id } of sites) bySite.set(id, [...(bySite.get(id) ?? []), cell])
  }
  return [...bySite].flatMap(([site, cells]) => planText(planning, asked, { site, cells, text: own.get(site) }) ?? [])
}

/** A site that is named explicitly always counts; of a language, only sites that have the text or sell the product. */
function findSites(
  { column }: Cell,
  { brands, sells }: PlannedTexts,
  own: ReadonlyMap<string, StoredText>,
): BrandLocale[] {
  const scope = column.part === 'text' ? column.scope : undefined
  const sites = (scope?.sites ?? []).filter(({ brand }) => brands.includes(brand))
  const isNamed = scope?.text.includes('_') || scope?.text.includes('/') || scope?.text.includes('-')
  return isNamed ? sites : sites.filter((site) => own.has(site.id) || sells(site))
}

function noteNowhere({ note }: Planning, cell: Cell, { brands }: PlannedTexts): void {
  const scope = cell.column.part === 'text' ? cell.column.scope?.text : ''
  if (brands.length > 0)
    note(
      cell,
      `no site of ${scope} sells the product: give a price or availability for its country, such as available:NL`,
    )
}

type OfSite = { site: string; cells: readonly Cell[]; text: StoredText | undefined }

function planText(planning: Planning, asked: AskedProduct, { site, cells, text }: OfSite): TextPlan | undefined {
  const { settings, note } = planning
  const first = cells[0]
  if (first === undefined) return undefined
  if (text?.stored.deletedAt) {
    note(first, `The text for ${site} is in the bin: restore it, or delete it for good, first`)
    return undefined
  }
  if (text === undefined) return planNew(planning, asked, site, cells)
  const apply = (document: Values, silent = false) =>
    applyCells(silent ? quiet(planning) : planning, cells, document, site)
  const isLive = text.stored._status === 'published'
  // For drafts, the change is compared with the state that the next draft starts from; otherwise with the published
  // version, and a draft over it gets the same change.
  if (settings.status === 'draft' || !isLive) {
    const base = text.draft ?? text.stored
    const after = apply(base)
    if (after === base) return undefined
    const goesLive = after._status === 'published' && settings.status === 'published'
    const whole = { ...after, id: text.stored.id, _status: goesLive ? 'published' : 'draft' }
    return { site, isNew: false, before: text.stored, after: whole, isDraftOnly: !goesLive }
  }
  const after = apply(text.stored)
  if (after === text.stored) return undefined
  const draft = text.draft && apply(text.draft, true)
  return {
    site,
    isNew: false,
    before: text.stored,
    after: { ...after, id: text.stored.id },
    ...(draft && { draft: { ...draft, id: text.stored.id } }),
    isDraftOnly: false,
  }
}

/** Changes and problems are reported once, for the published version. */
const quiet = (planning: Planning): Planning => ({ ...planning, changes: [], note: () => {} })

function applyCells(planning: Planning, cells: readonly Cell[], document: Values, site: string): Values {
  const language = findById(site)?.iso ?? 'en'
  return cells.reduce((text, cell) => {
    const field = cell.column.part === 'text' ? TEXT_FIELDS[cell.column.name] : undefined
    return field ? applyCell(planning, cell, { field, document: text, place: site, language, site }) : text
  }, document)
}

function planNew(planning: Planning, asked: AskedProduct, site: string, cells: readonly Cell[]): TextPlan | undefined {
  const { note, settings } = planning
  const blank: Values = { site, facts: asked.id, _status: settings.status }
  const filled = applyCells(planning, cells, blank, site)
  if (filled === blank) return undefined
  const after = withAddress(planning, filled, site)
  const where = cells[0]?.where ?? asked.where
  if (!after.name) note({ where, header: `name:${site}` }, 'is required for a new text')
  else if (!after.url_slug)
    note(
      { where, header: `url_slug:${site}` },
      'is required for a new text: the folder of its address, such as dogs/food',
    )
  const { moment } = settings
  const whole = { ...after, id: newTextId(asked.id, site), createdAt: moment, updatedAt: moment }
  return { site, isNew: true, after: whole, isDraftOnly: false }
}

/** Adds an address made from the name to a text without one, in the folder that the mapping sets. */
function withAddress(planning: Planning, text: Values, site: string): Values {
  const found = findById(site)
  const { defaults } = planning.settings.mapping
  const slug = Object.entries(defaults).find(([header]) => {
    const [name, scope] = header.split(':')
    return name === 'url_slug' && (scope === undefined || readScope(scope)?.sites.some(({ id }) => id === site))
  })?.[1]
  return {
    ...text,
    url_slug: text.url_slug || slug,
    url_key: text.url_key || toAddressWord(found?.file ?? 'en', String(text.name ?? '')),
  }
}
