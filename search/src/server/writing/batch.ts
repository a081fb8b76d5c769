import { randomUUID } from 'node:crypto'
import { SearchError } from '../../port/search-error.ts'
import type { RecordChange } from '../../port/search-port.ts'
import type { SearchRecord } from '../../port/search-record.ts'
import { changeRecord } from '../../store/change-record.ts'
import type { Effect } from '../../store/effects.ts'
import type { SearchNode, Work } from '../../store/search-node.ts'
import type { SearchStore } from '../../store/search-store.ts'
import { MAX_RECORD_BYTES, parseIndexName, parseObjectID, type WriteChange, type WriteFields } from './parse-write.ts'

export type IndexChange = WriteChange & { indexName: string }

/** Makes changes of records in their order, all or none of them. Returns their ids. */
export function writeBatch(node: SearchNode, changes: readonly IndexChange[]): { taskID: number; objectIDs: string[] } {
  const { taskID, result } = node.write((store) => {
    const batch = new Batch(store)
    const objectIDs = changes.flatMap((change) => batch.apply(change))
    return { effects: batch.effects(), result: objectIDs } satisfies Work<string[]>
  })
  return { taskID, objectIDs: result }
}

type Touched = { index: number | undefined; changes: RecordChange[]; isAnew: boolean }

class Batch {
  readonly #store: SearchStore
  readonly #touched = new Map<string, Touched>()

  constructor(store: SearchStore) {
    this.#store = store
  }

  effects(): Effect[] {
    return [...this.#touched].map(([index, { changes, isAnew }]) =>
      isAnew ? { kind: 'rebuild', index } : { kind: 'change', index, changes },
    )
  }

  /** Makes a change. Returns the id of its record, and none for an action on a whole index. */
  apply({ action, body, indexName }: IndexChange): string[] {
    const touched = this.#touch(parseIndexName(indexName))
    if (action === 'clear' || action === 'delete') {
      this.#empty(touched, action)
      return []
    }
    if (action === 'addObject') return [this.#put(indexName, { ...body, objectID: toId(body) ?? randomUUID() })]
    const id = parseObjectID(body.objectID)
    if (action === 'updateObject') return [this.#put(indexName, { ...body, objectID: id })]
    if (action === 'deleteObject') this.#remove(touched, id)
    else this.#update(indexName, id, body, action === 'partialUpdateObject')
    return [id]
  }

  #touch(name: string): Touched {
    const known = this.#touched.get(name)
    if (known !== undefined) return known
    const touched: Touched = { index: this.#store.find(name)?.id, changes: [], isAnew: false }
    this.#touched.set(name, touched)
    return touched
  }

  #put(name: string, record: SearchRecord): string {
    if (Buffer.byteLength(JSON.stringify(record)) > MAX_RECORD_BYTES)
      throw new SearchError(400, `Record ${record.objectID} is larger than ${MAX_RECORD_BYTES} bytes.`)
    const touched = this.#touch(name)
    touched.index ??= this.#store.ensure(name).id
    this.#store.put(touched.index, record)
    touched.changes.push({ put: record })
    return record.objectID
  }

  #update(name: string, id: string, fields: WriteFields, mayCreate: boolean): void {
    const { index } = this.#touch(name)
    const before = index === undefined ? undefined : this.#store.record(index, id)
    if (before === undefined && !mayCreate) return
    const after = changeRecord(before, id, fields)
    if (after !== undefined) this.#put(name, after)
  }

  #remove(touched: Touched, id: string): void {
    if (touched.index !== undefined && this.#store.remove(touched.index, id)) touched.changes.push({ remove: id })
  }

  #empty(touched: Touched, action: 'clear' | 'delete'): void {
    touched.isAnew = true
    if (touched.index === undefined) return
    if (action === 'clear') this.#store.clear(touched.index)
    else {
      this.#store.drop(touched.index)
      touched.index = undefined
    }
  }
}

function toId(body: WriteFields): string | undefined {
  return body.objectID === undefined || body.objectID === null ? undefined : parseObjectID(body.objectID)
}
