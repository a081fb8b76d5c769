import { z } from 'zod'
import type { WordKey } from '../../model/words/word-key.ts'
import type { Words } from '../frame/use-words.ts'

const SHOWN = 6

const formRow = z.looseObject({
  kind: z.string().nullish().catch(undefined),
  words: z.array(z.string()).nullish().catch(undefined),
})

const MARKS: Readonly<Record<string, WordKey>> = { unsold: 'titles.unsold', filler: 'titles.filler' }

/** Title of a closed row from its words; empty for a row without words. */
export function toFactTitle(row: unknown, t: Words): string {
  const { kind, words } = formRow.safeParse(row).data ?? {}
  const said = (words ?? []).map((word) => word.trim()).filter((word) => word !== '')
  if (said.length === 0) return ''
  const mark = MARKS[kind ?? '']
  const title = `${said.slice(0, SHOWN).join(', ')}${said.length > SHOWN ? ' …' : ''}`
  return mark === undefined ? title : t(mark, { words: title })
}
