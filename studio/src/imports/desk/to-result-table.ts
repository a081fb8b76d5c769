import { CSV_MARK, findSiteSeparator, toCsvLine } from '../../jobs/submissions/to-csv.ts'
import { toByteStream } from '../../platform/to-byte-stream.ts'
import type { RunStore } from './run-store.ts'

const AT_ONCE = 200
const HEAD = ['state', 'product', 'name', 'place in the file', 'of', 'field', 'was', 'is', 'mistake']

/** All findings of a run, a line per change and mistake. */
export function toResultTable(store: RunStore, run: string, languages: string | null): ReadableStream<Uint8Array> {
  return toByteStream(toLines(store, run, findSiteSeparator(languages)))
}

async function* toLines(store: RunStore, run: string, separator: ',' | ';') {
  const encoder = new TextEncoder()
  const line = (cells: readonly string[]) => encoder.encode(toCsvLine(cells, separator))
  yield encoder.encode(CSV_MARK)
  yield line(HEAD)
  for (let offset = 0; ; offset += AT_ONCE) {
    const { findings } = await store.readFindings(run, 'all', offset, AT_ONCE)
    for (const { state, key, name, where, changes, problems } of findings) {
      if (changes.length + problems.length === 0) yield line([state, key, name, where, '', '', '', '', ''])
      for (const { place, field, from, to } of changes)
        yield line([state, key, name, where, place, field, from, to, ''])
      for (const problem of problems)
        yield line([state, key, name, problem.where, '', problem.field, '', '', problem.message])
    }
    if (findings.length < AT_ONCE) return
  }
}
