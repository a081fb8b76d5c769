import type { PayloadRequest } from 'payload'
import { findTexts } from '../find-texts.ts'
import { pairDocuments } from '../pair-documents.ts'
import { readSources, type TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom } from '../translated-from.ts'

/** A direct or indirect source of a document, with the own row for each of its rows. */
type Ancestor = { id: string; rows: ReadonlyMap<string, string> }

/** Maximum length of a chain of sources; a longer one is probably a cycle. */
const FARTHEST = 4

/** Pairs the rows of two documents by a common direct or indirect source; without one, by type and order. */
export async function pairRows(req: PayloadRequest, own: TranslationSource, other: TranslationSource) {
  const [ours, theirs] = [await findAncestors(req, own), await findAncestors(req, other)]
  for (const { id, rows } of theirs) {
    const shared = ours.find((ancestor) => ancestor.id === id)
    if (shared === undefined) continue
    const pairs = [...rows].flatMap(([at, theirRow]) => {
      const ownRow = shared.rows.get(at)
      return ownRow === undefined ? [] : [[theirRow, ownRow] as const]
    })
    return new Map(pairs)
  }
  return new Map(Object.entries(pairDocuments(req.payload, own, other).rows).map(([ownRow, row]) => [row, ownRow]))
}

/** The document itself and its sources, nearest first, with the own row for each of their rows. */
async function findAncestors(req: PayloadRequest, document: TranslationSource): Promise<Ancestor[]> {
  let rows: ReadonlyMap<string, string> = new Map(
    findTexts(req.payload, document.collection, document.values).rows.map(({ id }) => [id, id]),
  )
  const found: Ancestor[] = [{ id: document.id, rows }]
  let next: TranslationSource | undefined = document
  while (next !== undefined && found.length <= FARTHEST) {
    const from = readTranslatedFrom(next.values)
    if (from === undefined || found.some(({ id }) => id === from.id)) break
    const nearer = rows
    rows = new Map(
      Object.entries(from.rows).flatMap(([here, there]) => {
        const first = nearer.get(here)
        return first === undefined ? [] : [[there, first] as const]
      }),
    )
    found.push({ id: from.id, rows })
    next = (await readSources(req, document.collection, [from.id]))[0]
  }
  return found
}
