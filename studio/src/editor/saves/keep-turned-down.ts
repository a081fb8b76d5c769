import { sayToReader } from '../frame/reader-words.ts'
import type { SavedValues } from './document-saves.ts'
import type { OpenDocument } from './open-document.ts'

/** Keeps a version that its writer turns down in the list of versions; resolves to why it cannot be kept. */
export async function keepTurnedDown(
  { collection, id }: Pick<OpenDocument, 'collection' | 'id'>,
  values: SavedValues | undefined,
): Promise<string | undefined> {
  if (values === undefined || id === undefined) return undefined
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ collection, id, values }) }
  const answer = await fetch('/api/turned-down', init).catch(() => undefined)
  if (answer?.ok) return undefined
  return sayToReader(
    'saves.asideFailed',
    'What you leave out could not be kept as a version: try again, or take all of yours',
  )
}
