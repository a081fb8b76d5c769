import { CSV_MARK, findSiteSeparator, toCsvLine } from '../../jobs/submissions/to-csv.ts'
import { findStudioLanguage } from '../../model/languages/studio-language.ts'
import { tell } from '../../model/languages/tell.ts'
import type { WordKey } from '../../model/words/word-key.ts'
import { toWordsIn } from '../../model/words/words-in.ts'
import { toByteStream } from '../../platform/to-byte-stream.ts'
import { FINDING_WORDS } from './finding-words.ts'
import type { RunStore } from './run-store.ts'

const AT_ONCE = 200
const HEAD: readonly WordKey[] = [
  'imports.state',
  'imports.resultKey',
  'imports.resultName',
  'imports.resultPlace',
  'imports.resultOf',
  'imports.field',
  'imports.was',
  'imports.willBe',
  'imports.resultMistake',
]

type Reader = {
  /** The user's language, by Payload's code. */
  language: string
  /** Languages that the browser accepts: spreadsheets expect the separator of their country. */
  accepted: string | null
}

/** All findings of a run as CSV, one line per change and problem, in the user's language. */
export function toResultTable(store: RunStore, run: string, reader: Reader): ReadableStream<Uint8Array> {
  return toByteStream(toLines(store, run, reader))
}

async function* toLines(store: RunStore, run: string, { language, accepted }: Reader) {
  const encoder = new TextEncoder()
  const separator = findSiteSeparator(accepted)
  const words = toWordsIn(findStudioLanguage(language) ?? 'en')
  const line = (cells: readonly string[]) => encoder.encode(toCsvLine(cells, separator))
  yield encoder.encode(CSV_MARK)
  yield line(HEAD.map((key) => words(key)))
  for (let offset = 0; ; offset += AT_ONCE) {
    const { findings } = await store.readFindings(run, 'all', offset, AT_ONCE)
    for (const { state: kind, key, name, where, changes, problems } of findings) {
      const state = FINDING_WORDS[kind] === undefined ? kind : words(FINDING_WORDS[kind])
      const place = tell(where, language)
      if (changes.length + problems.length === 0) yield line([state, key, name, place, '', '', '', '', ''])
      for (const { place: of, field, from, to } of changes)
        yield line([state, key, name, place, of, field, from, to, ''])
      for (const problem of problems) {
        const message = tell(problem.message, language)
        yield line([state, key, name, tell(problem.where, language), '', problem.field, '', '', message])
      }
    }
    if (findings.length < AT_ONCE) return
  }
}
