import { clipText } from '@menagerie/contract/human-text'
import { isUnset } from './same-value.ts'

const LONGEST = 600

/** The words of a value, as a person would know it again: of a block, of formatted text, of a list. */
export function describeValue(value: unknown): string {
  if (isUnset(value)) return ''
  const words = wordsOf(value).join('\n')
  return words.length > LONGEST ? `${clipText(words, LONGEST)} …` : words
}

/** Parts of what an editor stores that say nothing to people. */
const SILENT = new Set([
  'id',
  'version',
  'format',
  'indent',
  'direction',
  'mode',
  'style',
  'detail',
  'type',
  'tag',
  'blockName',
])
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{24}$/

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) || value === '' ? [] : [toDate(value) ?? value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  if (Array.isArray(value)) return isRun(value) ? [runOf(value)] : value.flatMap(wordsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    SILENT.has(name) || typeof part === 'boolean' ? [] : wordsOf(part),
  )
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const toDate = (text: string) =>
  TIME.test(text) ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(text)) : undefined

type Run = { text: string }
const isText = (node: unknown): node is Run =>
  typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string' && 'type' in node

/** A sentence of formatted text is cut where a word is bold: read as one. */
const isRun = (nodes: readonly unknown[]): boolean => nodes.some(isText)
const runOf = (nodes: readonly unknown[]): string =>
  nodes.map((node) => (isText(node) ? node.text : wordsOf(node).join(' '))).join('')
