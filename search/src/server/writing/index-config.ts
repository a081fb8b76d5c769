import type { IndexSettings } from '../../port/index-settings.ts'
import { DEFAULT_SETTINGS, parseSettings, refuseUnknownSettings } from '../../port/parse-settings.ts'
import { SearchError } from '../../port/search-error.ts'
import type { IndexRow } from '../../store/index-row.ts'
import type { SearchNode } from '../../store/search-node.ts'
import { now } from './now.ts'
import { parseIndexName, parseWriteFields, type WriteFields } from './parse-write.ts'

/** Returns the row of an index. Throws 404. */
export function findIndex(node: SearchNode, indexName: string): IndexRow {
  const row = node.store.find(indexName)
  if (row === undefined) throw new SearchError(404, `Index ${indexName} does not exist`)
  return row
}

export function getSettings(node: SearchNode, indexName: string) {
  const own = parseWriteFields(JSON.parse(findIndex(node, indexName).settings))
  return { ...DEFAULT_SETTINGS, ...NOT_SET, ...own, version: 2 }
}

/** Lists and names that Algolia answers as null until they are set. */
const NOT_SET = {
  searchableAttributes: null,
  attributesForFaceting: null,
  unretrievableAttributes: null,
  attributesToRetrieve: null,
  attributesToHighlight: null,
  attributesToSnippet: null,
  customRanking: null,
  numericAttributesForFiltering: null,
  attributeForDistinct: null,
  optionalWords: null,
} satisfies { [name in keyof IndexSettings]?: null }

/** Changes settings. Given values replace the former ones, null restores the default, and all other settings stay. Throws 400. */
export function putSettings(node: SearchNode, indexName: string, body: unknown) {
  const given = parseWriteFields(body)
  refuseUnknownSettings(given)
  parseSettings(given)
  const { taskID } = node.write((store) => {
    const row = store.ensure(parseIndexName(indexName))
    const after: WriteFields = { ...parseWriteFields(JSON.parse(row.settings)), ...given }
    store.setSettings(row.id, withoutNulls(after))
    return { effects: [{ kind: 'configure', index: indexName }], result: undefined }
  })
  return { taskID, updatedAt: now() }
}

function withoutNulls(settings: WriteFields): WriteFields {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null))
}
