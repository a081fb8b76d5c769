import { z } from 'zod'
import type { Words } from '../frame/use-words.ts'
import type { SavedValues } from './document-saves.ts'
import type { ListedField } from './list-form-fields.ts'
import type { OpenDocument } from './open-document.ts'
import { isSame } from './same-value.ts'

type TurnedDownIn = Pick<OpenDocument, 'collection' | 'id'> & {
  /** Language of the texts. */
  locale: string
  fields: readonly ListedField[]
  words: Words
}

const refusedSchema = z.object({ invalid: z.array(z.string()).min(1) })

/**
 * Returns a function that stores both sides of a choice in the list of versions: the saved version, and the own changes
 * that the user discards. It resolves to the reason if that fails. A field with an invalid value is reported once, and
 * omitted after that.
 */
export function createKeeper({ collection, id, locale, fields, words }: TurnedDownIn) {
  const told = new Set<string>()
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name

  return async function keep(merged: SavedValues, turnedDown: SavedValues | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined
    const values = turnedDown && Object.fromEntries(Object.entries(turnedDown).filter(([name]) => !told.has(name)))
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ collection, id, values }) }
    const answer = await fetch(`/api/keep-both?locale=${locale}`, init).catch(() => undefined)
    if (answer?.ok) return undefined
    const refused = refusedSchema.safeParse(await answer?.json().catch(() => undefined)).data?.invalid ?? []
    const news = refused.filter((name) => !told.has(name))
    if (news.length === 0 || turnedDown === undefined) return words('saves.asideFailed')
    for (const name of news) told.add(name)
    const lost = news.filter((name) => !isSame(turnedDown[name], merged[name]))
    if (lost.length === 0) return keep(merged, turnedDown)
    return words('saves.asideInvalid', { fields: lost.map(labelOf).join(', ') })
  }
}
