import type { EditedText, PreviewOverlay } from '@menagerie/contract/preview'
import { z } from 'zod'
import { squeeze } from './squeeze.ts'

type Entries = PreviewOverlay['entries']
type Leaf = { path: string; words: string; set: (text: string) => void }

/** Private-use code points: no editor's text begins with one of these. */
const FIRST_MARK = 0xe000
const MOST_MARKS = 0x1800
const toEntryMark = (at: number) => String.fromCharCode(FIRST_MARK + at)

const listSchema = z.array(z.unknown())
const recordSchema = z.record(z.string(), z.unknown())
const blockSchema = z.looseObject({ id: z.string(), blockType: z.string() })

/**
 * Returns the entries with a different mark in place of the first letter of each of these texts, and the text of each
 * mark. Field names in forms and entries mostly agree; where they do not, their order decides.
 */
export function markEntries(entries: Entries, shown: string | undefined, texts: readonly EditedText[]) {
  const marked = structuredClone(entries)
  const marks = new Map<string, EditedText>()
  const blocks = Map.groupBy(texts, ({ block }) => block)
  for (const [block, own] of blocks) {
    const root = block === '' ? marked.find(({ key }) => key === shown)?.body : findBlock(marked, block)
    const leaves = listLeaves(root, '', block === '')
    for (const [words, fields] of Map.groupBy(own, ({ text }) => squeeze(text))) {
      for (const [field, leaf] of pair(
        fields,
        leaves.filter((each) => each.words === words),
      )) {
        if (marks.size === MOST_MARKS) break
        const mark = toEntryMark(marks.size)
        marks.set(mark, field)
        leaf.set(`${mark}${leaf.words.slice(1)}`)
      }
    }
  }
  return { entries: marked, marks }
}

/** Pairs equal names first; the rest by order, if there are as many of both. */
function pair(fields: readonly EditedText[], leaves: readonly Leaf[]): [EditedText, Leaf][] {
  const named = fields.flatMap((field): [EditedText, Leaf][] => {
    const leaf = leaves.find(({ path }) => path === field.field)
    return leaf === undefined ? [] : [[field, leaf]]
  })
  const fieldsLeft = fields.filter((field) => named.every(([own]) => own !== field))
  const leavesLeft = leaves.filter((leaf) => named.every(([, own]) => own !== leaf))
  if (fieldsLeft.length !== leavesLeft.length) return named
  const ordered = fieldsLeft.flatMap((field, at) =>
    leavesLeft.slice(at, at + 1).map((leaf): [EditedText, Leaf] => [field, leaf]),
  )
  return [...named, ...ordered]
}

function findBlock(value: unknown, id: string): unknown {
  if (blockSchema.safeParse(value).data?.id === id) return value
  const parts = listSchema.safeParse(value).data ?? Object.values(recordSchema.safeParse(value).data ?? {})
  for (const part of parts) {
    const found = typeof part === 'object' && part !== null ? findBlock(part, id) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Lists every text below a value, in order. `isDocument`: leaves out texts of blocks, which are handled separately. */
function listLeaves(value: unknown, prefix: string, isDocument: boolean): Leaf[] {
  if (typeof value !== 'object' || value === null) return []
  if (isDocument && prefix !== '' && blockSchema.safeParse(value).success) return []
  return Object.entries(value).flatMap(([name, part]): Leaf[] => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (typeof part !== 'string') return listLeaves(part, path, isDocument)
    return [{ path, words: squeeze(part), set: (text) => void Reflect.set(value, name, text) }]
  })
}
