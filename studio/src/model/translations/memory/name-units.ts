import type { PayloadRequest } from 'payload'
import { type FoundText, findTexts } from '../find-texts.ts'
import { nameRows } from '../pair-documents.ts'
import { readSources, type TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom } from '../translated-from.ts'

type Unit = { name: string; text: FoundText }
type Request = Pick<PayloadRequest, 'payload'>

/** Maximum length of a chain of sources; a longer one is probably a cycle. */
const FARTHEST = 4

/**
 * Names for texts that are equal in related documents. Copies are named by the innermost row of their first source,
 * wherever it was moved; independent documents by type and order of rows, if the numbers of rows match. A first source
 * has both names.
 */
export async function nameUnits(req: Request, document: TranslationSource): Promise<Unit[]> {
  const { texts, rows } = findTexts(req.payload, document.collection, document.values)
  const ids = new Set(rows.map(({ id }) => id))
  const byRoot = await findRootRows(req, document)
  const isCopy = readTranslatedFrom(document.values) !== undefined
  const byOrder = isCopy ? undefined : nameByOrder(req, document)
  return texts
    .filter(({ text }) => text !== '')
    .flatMap((text) => {
      const parts = text.key.split('/')
      const row = parts.findLastIndex((part) => ids.has(part))
      if (row === -1) return [{ name: text.key, text }]
      const byRows = [toName(parts.slice(row), ids, byRoot), byOrder && toName(parts, ids, byOrder)]
      return byRows.flatMap((name) => (name === undefined ? [] : [{ name, text }]))
    })
}

type RowNames = ReadonlyMap<string, string>

/** A text in an unnamed row has no name. */
function toName(parts: readonly string[], ids: ReadonlySet<string>, names: RowNames): string | undefined {
  const named = parts.map((part) => (ids.has(part) ? names.get(part) : part))
  return named.every((part) => part !== undefined) ? named.join('/') : undefined
}

/** Own rows with the row of the first source that each comes from. */
async function findRootRows(req: Request, document: TranslationSource): Promise<RowNames> {
  const { rows } = findTexts(req.payload, document.collection, document.values)
  let found = new Map(rows.map(({ id }) => [id, id]))
  let next: TranslationSource | undefined = document
  for (let step = 0; step < FARTHEST && next !== undefined; step += 1) {
    const from = readTranslatedFrom(next.values)
    if (from === undefined) break
    found = new Map([...found].flatMap(([own, at]) => (from.rows[at] === undefined ? [] : [[own, from.rows[at]]])))
    next = (await readSources(req, document.collection, [from.id]))[0]
  }
  return found
}

/** `BlockQuote#1of3`: the second of three quotes in a list. */
function nameByOrder({ payload }: Request, document: TranslationSource): RowNames {
  const rows = nameRows(payload, document).map(({ id, name }) => ({ id, name, kind: name.replace(/#\d+$/, '') }))
  const counts = Map.groupBy(rows, ({ kind }) => kind)
  return new Map(
    rows.map(({ id, name, kind }) => [id, `${name.slice(name.lastIndexOf('/') + 1)}of${counts.get(kind)?.length}`]),
  )
}
