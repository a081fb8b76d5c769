import { buildSteps } from '../index/build-steps.ts'
import { readRecord } from '../index/record-bytes.ts'
import { runStepsSlowly, type Steps } from '../index/run-steps.ts'
import type { SearchRecord } from '../port/search-record.ts'
import type { Generation, PreparedIndex } from './generation.ts'
import { countRecords, type IndexPart, isDeleted } from './part.ts'
import { createRemembered } from './remembered.ts'

export function toGeneration(
  prepared: PreparedIndex,
  parts: readonly IndexPart[],
  nextOrder: number,
  number: number,
): Generation {
  const { config, settings, analyzer, queryAnalyzer, synonyms, rules } = prepared
  return {
    config,
    settings,
    analyzer,
    queryAnalyzer,
    synonyms,
    rules,
    number,
    parts,
    records: countRecords(parts),
    nextOrder,
    remembered: createRemembered(parts),
  }
}

/** Builds one segment of all records, in steps, so that other work can run in between. `order` as in `BuildOptions`. */
export async function buildParts(
  prepared: PreparedIndex,
  records: readonly SearchRecord[],
  order?: Uint32Array,
): Promise<IndexPart[]> {
  if (records.length === 0) return []
  const { settings, analyzer, synonyms } = prepared
  const { placeholders } = synonyms
  const steps = buildSteps(records, settings, analyzer, { placeholders, ...(order ? { order } : {}) })
  return [{ segment: await runStepsSlowly(steps), deleted: undefined, gone: 0 }]
}

/** Builds all records again with other settings. */
export async function rebuildParts(prepared: PreparedIndex, parts: readonly IndexPart[]): Promise<IndexPart[]> {
  const all = await runStepsSlowly(readAll(parts))
  return buildParts(
    prepared,
    all.map(({ record }) => record),
    Uint32Array.from(all, ({ order }) => order),
  )
}

const RECORDS_A_STEP = 64

function* readAll(parts: readonly IndexPart[]): Steps<{ record: SearchRecord; order: number }[]> {
  const all: { record: SearchRecord; order: number }[] = []
  for (const { segment, deleted } of parts) {
    for (let document = 0; document < segment.size; document++) {
      if (isDeleted(deleted, document)) continue
      all.push({ record: readRecord(segment.records, document), order: segment.order[document] ?? 0 })
      if (all.length % RECORDS_A_STEP === 0) yield
    }
  }
  return all.sort((a, b) => a.order - b.order)
}

/** Collects records; of several with one id the last counts, at the position of the first. */
export async function collectRecords(
  records: AsyncIterable<SearchRecord> | Iterable<SearchRecord>,
): Promise<SearchRecord[]> {
  const byId = new Map<string, SearchRecord>()
  for await (const record of records) byId.set(record.objectID, record)
  return [...byId.values()]
}
