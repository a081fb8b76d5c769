import { z } from 'zod'
import { checkRules, checkSynonyms } from '../../engine/usable-config.ts'
import type { IndexSettings } from '../../port/index-settings.ts'
import { parseSettings } from '../../port/parse-settings.ts'
import type { Rule } from '../../port/rule.ts'
import { SearchError } from '../../port/search-error.ts'
import type { Synonym } from '../../port/synonym.ts'
import { parseStoredRules } from '../../store/parse-rules.ts'
import { parseStoredSynonyms } from '../../store/parse-synonyms.ts'
import type { SearchNode } from '../../store/search-node.ts'
import type { ExtraKind, SearchStore } from '../../store/search-store.ts'
import { findIndex } from './index-config.ts'
import { now } from './now.ts'
import { isTrue, parseIndexName, parseWriteBody, parseWriteFields } from './parse-write.ts'

type Extra = Synonym | Rule
type KindParts = {
  parse: (values: readonly unknown[]) => Extra[]
  /** Throws 400 when an index with these settings cannot use one of the entries, because an index with such an entry could never be built. */
  check: (values: readonly unknown[], settings: Partial<IndexSettings>) => void
  name: string
  replaceFlag: string
}

const KINDS = {
  synonym: {
    parse: parseStoredSynonyms,
    check: (values, settings) => checkSynonyms(parseStoredSynonyms(values), settings),
    name: 'Synonym',
    replaceFlag: 'replaceExistingSynonyms',
  },
  rule: {
    parse: parseStoredRules,
    check: (values, settings) => checkRules(parseStoredRules(values), settings),
    name: 'Rule',
    replaceFlag: 'clearExistingRules',
  },
} satisfies Record<ExtraKind, KindParts>

type ExtraPlace = { kind: ExtraKind; indexName: string }

const listSchema = z.array(z.unknown()).max(20_000)
const searchSchema = z.looseObject({
  query: z.string().default(''),
  type: z.string().optional(),
  anchoring: z.string().optional(),
  context: z.string().optional(),
  enabled: z.boolean().nullish(),
  page: z.coerce.number().int().min(0).default(0),
  hitsPerPage: z.coerce.number().int().min(1).max(1_000).default(20),
})

export function getExtra(node: SearchNode, { kind, indexName }: ExtraPlace, id: string) {
  const found = list(node, { kind, indexName }).find(({ objectID }) => objectID === id)
  if (found === undefined) throw new SearchError(404, `${KINDS[kind].name} does not exist`)
  return found
}

export function putExtra(node: SearchNode, place: ExtraPlace, id: string, body: unknown) {
  const extras = KINDS[place.kind].parse([{ ...parseWriteFields(body), objectID: id }])
  const { taskID } = save(node, place, extras, false)
  return { taskID, updatedAt: now(), id, objectID: id }
}

export function putExtras(node: SearchNode, place: ExtraPlace, body: unknown, address: URLSearchParams) {
  const { parse, replaceFlag } = KINDS[place.kind]
  const { taskID } = save(node, place, parse(parseWriteBody(listSchema, body)), isTrue(address, replaceFlag))
  return { taskID, updatedAt: now() }
}

export function removeExtra(node: SearchNode, place: ExtraPlace, id: string) {
  const { id: index } = findIndex(node, place.indexName)
  const { taskID } = change(node, place, (store) => store.removeExtra(index, place.kind, id))
  return { taskID, updatedAt: now(), deletedAt: now() }
}

export function clearExtras(node: SearchNode, place: ExtraPlace) {
  const { id } = findIndex(node, place.indexName)
  const { taskID } = change(node, place, (store) => store.clearExtras(id, place.kind))
  return { taskID, updatedAt: now() }
}

/** Searches for entries that contain the words anywhere, and returns one page of them. */
export function searchExtras(node: SearchNode, place: ExtraPlace, body: unknown) {
  const asked = parseWriteBody(searchSchema, body ?? {})
  const words = asked.query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = list(node, place).filter((extra) => {
    const text = JSON.stringify(extra).toLowerCase()
    return words.every((word) => text.includes(word)) && fits(extra, asked)
  })
  const { page, hitsPerPage } = asked
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return { hits, nbHits: found.length, page, nbPages: Math.ceil(found.length / hitsPerPage) }
}

function fits(extra: Extra, asked: z.infer<typeof searchSchema>): boolean {
  if ('type' in extra) return asked.type === undefined || asked.type.toLowerCase() === extra.type
  const { anchoring, context, enabled } = asked
  const conditions = extra.conditions ?? []
  return (
    (anchoring === undefined || conditions.some((each) => each.anchoring === anchoring)) &&
    (context === undefined || conditions.some((each) => each.context === context)) &&
    (enabled === undefined || enabled === null || (extra.enabled ?? true) === enabled)
  )
}

function list(node: SearchNode, { kind, indexName }: ExtraPlace): Extra[] {
  return KINDS[kind].parse(node.store.extras(findIndex(node, indexName).id, kind))
}

function save(node: SearchNode, place: ExtraPlace, extras: readonly Extra[], isAnew: boolean) {
  return change(node, place, (store) => {
    const { id, settings } = store.ensure(parseIndexName(place.indexName))
    KINDS[place.kind].check(extras, parseSettings(JSON.parse(settings)))
    if (isAnew) store.clearExtras(id, place.kind)
    for (const extra of extras) store.putExtra(id, place.kind, extra)
  })
}

function change(node: SearchNode, { indexName }: ExtraPlace, work: (store: SearchStore) => void) {
  return node.write((store) => {
    work(store)
    return { effects: [{ kind: 'configure', index: indexName }], result: undefined }
  })
}
