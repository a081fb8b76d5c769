import { z } from 'zod'

const SHOWN = 6

const formRow = z.looseObject({
  kind: z.string().nullish().catch(undefined),
  words: z.array(z.string()).nullish().catch(undefined),
})

const MARKS: Readonly<Record<string, string>> = { unsold: 'Not sold: ', filler: 'Says nothing: ' }

/** What people say, by which a closed row is recognised; empty for a row without words. */
export function toFactTitle(row: unknown): string {
  const { kind, words } = formRow.safeParse(row).data ?? {}
  const said = (words ?? []).map((word) => word.trim()).filter((word) => word !== '')
  if (said.length === 0) return ''
  const mark = MARKS[kind ?? ''] ?? ''
  return `${mark}${said.slice(0, SHOWN).join(', ')}${said.length > SHOWN ? ' …' : ''}`
}
