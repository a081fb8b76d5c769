import { toDateLocale } from '../../platform/date-locale.ts'
import type { Words } from '../frame/use-words.ts'
import { describeFormatted, listTextBlocks } from './describe-formatted.ts'
import { isUnset } from './same-value.ts'

/** The language of the description, and the names of linked documents. */
type Reader = { words: Words; language: string; nameOf: (collections: readonly string[], id: string) => string }

/** Describes a value, such as a block, formatted text or a list, so that people recognize it. */
export function describeValue(value: unknown, reader: Reader): string {
  return isUnset(value) ? '' : wordsOf(value, reader).join('\n')
}

/** Stored properties without a meaning for people. */
const SILENT = new Set(['id', 'blockName'])
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9a-f]{24}$/

function wordsOf(value: unknown, reader: Reader): string[] {
  if (typeof value === 'string') return ID.test(value) || value === '' ? [] : [toDate(value, reader) ?? value]
  if (typeof value === 'number')
    return [new Intl.NumberFormat(reader.language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)]
  if (typeof value === 'boolean') return [reader.words(value ? 'common.yes' : 'common.no')]
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, reader))
  if (typeof value !== 'object' || value === null) return []
  const blocks = listTextBlocks(value)
  if (blocks !== undefined) return describeFormatted(blocks, reader.nameOf)
  return Object.entries(value).flatMap(([name, part]) =>
    SILENT.has(name) || typeof part === 'boolean' ? [] : wordsOf(part, reader),
  )
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const toDate = (text: string, { language }: Reader) =>
  TIME.test(text)
    ? new Intl.DateTimeFormat(toDateLocale(language), { dateStyle: 'medium' }).format(new Date(text))
    : undefined
