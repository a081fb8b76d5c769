import { clipText } from '@menagerie/contract/human-text'
import { toDateLocale } from '../../platform/date-locale.ts'
import type { Words } from '../frame/use-words.ts'
import { isUnset } from './same-value.ts'

const LONGEST = 600

/** Whose language it is told in. */
type Reader = { words: Words; language: string }

/** The words of a value, as a person would know it again: of a block, of formatted text, of a list. */
export function describeValue(value: unknown, reader: Reader): string {
  if (isUnset(value)) return ''
  const words = wordsOf(value, reader).join('\n')
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

function wordsOf(value: unknown, reader: Reader): string[] {
  if (typeof value === 'string') return ID.test(value) || value === '' ? [] : [toDate(value, reader) ?? value]
  if (typeof value === 'number')
    return [new Intl.NumberFormat(reader.language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)]
  if (typeof value === 'boolean') return [reader.words(value ? 'common.yes' : 'common.no')]
  if (Array.isArray(value))
    return isRun(value) ? [runOf(value, reader)] : value.flatMap((each) => wordsOf(each, reader))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    SILENT.has(name) || typeof part === 'boolean' ? [] : wordsOf(part, reader),
  )
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const toDate = (text: string, { language }: Reader) =>
  TIME.test(text)
    ? new Intl.DateTimeFormat(toDateLocale(language), { dateStyle: 'medium' }).format(new Date(text))
    : undefined

type Run = { text: string }
const isText = (node: unknown): node is Run =>
  typeof node === 'object' && node !== null && 'text' in node && typeof node.text === 'string' && 'type' in node

/** A sentence of formatted text is cut where a word is bold: read as one. */
const isRun = (nodes: readonly unknown[]): boolean => nodes.some(isText)
const runOf = (nodes: readonly unknown[], reader: Reader): string =>
  nodes.map((node) => (isText(node) ? node.text : wordsOf(node, reader).join(' '))).join('')
