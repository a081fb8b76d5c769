import type { PayloadRequest } from 'payload'
import { findTexts } from '../find-texts.ts'
import { pairDocuments } from '../pair-documents.ts'
import { readSources, type TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom } from '../translated-from.ts'

/** A document that another was made from, at any distance, with the own rows that stand for each of its. */
type Ancestor = { id: string; rows: ReadonlyMap<string, string> }

/** Sources of sources; more than a few only a circle has. */
const FARTHEST = 4

/**
 * Which own row stands for each row of another document: by what both were made from, at any distance; where they share no
 * source, by kind and order.
 */
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

/** The document itself and what it was made from, the nearest first. Rows of each, with those of the document. */
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
