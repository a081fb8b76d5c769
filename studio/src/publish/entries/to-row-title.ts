import { clipText } from '@menagerie/contract/human-text'
import { z } from 'zod'

/** Says how many documents are chosen, in the reader's language. */
export type SayChosen = (key: 'titles.chosen', values: { count: number }) => string

/** Fields that can name a row, best first; a row that contains rows (`ROWS`) is named by them. */
const TITLES = ['title', 'blockTitle', 'name', 'videoTitle', 'caption', 'text'] as const
const ROWS = ['banners', 'slots', 'links'] as const
/** Lists of chosen documents: only their number is shown, because the titles are not in the row. */
const CHOSEN = ['items', 'products', 'categories'] as const

const MAX_LENGTH = 60

const record = z.record(z.string(), z.unknown())
const formattedText = z.object({ root: z.object({ children: z.array(z.unknown()) }) })
const node = z.object({ text: z.string().optional(), children: z.array(z.unknown()).optional() })

/** The title of a collapsed row; empty for a row without text. */
export function toRowTitle(row: unknown, say: SayChosen): string {
  const fields = record.safeParse(row).data ?? {}
  const own = TITLES.map((name) => toText(fields[name])).find((text) => text !== '')
  const rows = ROWS.flatMap((name) => (Array.isArray(fields[name]) ? fields[name] : []))
  const inner = rows.map((each) => toRowTitle(each, say)).filter((title) => title !== '')
  return shorten(own ?? (inner.join(' · ') || firstWords(fields.content) || countChosen(fields, say)))
}

function countChosen(fields: Readonly<Record<string, unknown>>, say: SayChosen): string {
  const chosen = CHOSEN.map((name) => fields[name]).find((value) => Array.isArray(value) && value.length > 0)
  return Array.isArray(chosen) ? say('titles.chosen', { count: chosen.length }) : ''
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function firstWords(content: unknown): string {
  const paragraphs = formattedText.safeParse(content).data?.root.children ?? []
  return paragraphs.map((paragraph) => wordsOf(paragraph).trim()).find((words) => words !== '') ?? ''
}

function wordsOf(value: unknown): string {
  const { text = '', children = [] } = node.safeParse(value).data ?? {}
  return text + children.map(wordsOf).join('')
}

function shorten(title: string): string {
  const line = title.replace(/\s+/g, ' ')
  return line.length > MAX_LENGTH ? `${clipText(line, MAX_LENGTH).replace(/[\s.,;:]+$/, '')}…` : line
}
