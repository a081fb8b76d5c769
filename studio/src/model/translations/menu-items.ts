import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isValues, type Values } from '../../platform/values.ts'
import { copyValues } from './copy-document.ts'
import { findCounterparts, nameOf } from './find-counterparts.ts'
import { readSources, type TranslationSource } from './read-sources.ts'

/** A menu of the site with added items, for its draft. */
type ChangedMenu = { id: string; items: Values[]; added: number }
type MenuSources = { sources: readonly TranslationSource[]; there: ReadonlyMap<string, string> }

const KINDS = { page: 'pages', article: 'articles', job: 'jobs' } as const
const itemSchema = z.looseObject({
  title: z.string().nullish(),
  link: z.looseObject({ type: z.string().nullish() }).nullish(),
  subItems: z.array(z.custom<Values>(isValues)).nullish(),
})
type StoredMenuItem = z.infer<typeof itemSchema>

/**
 * Finds menu items that lead to these documents on the source's site but are missing on the site. Each is added below
 * the counterpart of its parent item, or at the end.
 */
export async function findMenuItems(
  req: PayloadRequest,
  site: BrandLocale,
  known: MenuSources,
): Promise<ChangedMenu[]> {
  const from = known.sources[0]?.site
  if (from === undefined || from === site.id) return []
  const originals = await findMenus(req, from)
  const wanted = new Set(known.sources.map(nameOf))
  const withItems = originals.filter(({ values }) => hasTarget(values.items, wanted))
  const counterparts = await findCounterparts(req, site, withItems)
  const linked = withItems.flatMap(({ values }) => listTargets(values.items))
  const there = new Map([...(await findCounterparts(req, site, linked)), ...known.there])
  const changed: ChangedMenu[] = []
  for (const original of withItems) {
    const id = counterparts.get(nameOf(original))
    const own = id === undefined ? undefined : await readNewest(req, id)
    if (id === undefined || own === undefined) continue
    const lead = (named: { collection: string; id: string }) => there.get(nameOf(named))
    const { data } = copyValues(req.payload, 'menus', original.values, lead)
    const { items, added } = addItems(toItems(own.items), toItems(original.values.items), toItems(data.items), wanted)
    if (added > 0) changed.push({ id, items, added })
  }
  return changed
}

async function findMenus(req: PayloadRequest, site: string): Promise<TranslationSource[]> {
  const select = { site: true } as const
  const where = { site: { equals: site } }
  const { docs } = await req.payload.db.find({ collection: 'menus', where, select, req, limit: 0, pagination: false })
  return readSources(
    req,
    'menus',
    docs.map(({ id }) => String(id)),
  )
}

async function readNewest(req: PayloadRequest, id: string): Promise<Values | undefined> {
  const options = { draft: true, depth: 0, disableErrors: true, overrideAccess: true } as const
  const found: unknown = await req.payload.findByID({ collection: 'menus', id, req, ...options })
  return isValues(found) ? found : undefined
}

const toItems = (value: unknown): StoredMenuItem[] => z.array(itemSchema).catch([]).parse(value)

function targetOf({ link }: StoredMenuItem): { collection: string; id: string } | undefined {
  for (const [kind, collection] of Object.entries(KINDS)) {
    const id = link?.[kind]
    if (link?.type === kind && typeof id === 'string') return { collection, id }
  }
  return undefined
}

const nameOfTarget = (item: StoredMenuItem): string | undefined => {
  const target = targetOf(item)
  return target && nameOf(target)
}

const listTargets = (items: unknown): { collection: string; id: string }[] =>
  toItems(items).flatMap((item) => [...[targetOf(item) ?? []].flat(), ...listTargets(item.subItems)])

const hasTarget = (items: unknown, wanted: ReadonlySet<string>): boolean =>
  listTargets(items).some((target) => wanted.has(nameOf(target)))

/** `original` and `led`: the same items before and after their references were translated for the site. */
function addItems(
  own: StoredMenuItem[],
  original: StoredMenuItem[],
  led: StoredMenuItem[],
  wanted: ReadonlySet<string>,
): { items: Values[]; added: number } {
  const has = new Set(listTargets(own).map(nameOf))
  let added = 0
  const items: Values[] = own.map((item) => ({ ...item }))
  original.forEach((item, index) => {
    const copy = led[index]
    const name = copy && nameOfTarget(copy)
    if (copy === undefined) return
    const isWanted = wanted.has(nameOfTarget(item) ?? '')
    const at = name === undefined ? -1 : items.findIndex((each) => nameOfTarget(itemSchema.parse(each)) === name)
    if (at >= 0) {
      const below = addItems(toItems(items[at]?.subItems), toItems(item.subItems), toItems(copy.subItems), wanted)
      if (below.added > 0) items[at] = { ...items[at], subItems: below.items }
      added += below.added
    } else if (isWanted && name !== undefined && !has.has(name)) {
      items.push({ ...copy, subItems: [] })
      added += 1
    } else {
      const inside = addItems([], toItems(item.subItems), toItems(copy.subItems), wanted).items
      const lacking = inside.filter((each) => !has.has(nameOfTarget(itemSchema.parse(each)) ?? ''))
      items.push(...lacking)
      added += lacking.length
    }
  })
  return { items, added }
}
