import { createHash } from 'node:crypto'
import type { Field, Payload } from 'payload'
import { toEnglishLabel } from '../../platform/english-label.ts'
import type { Values } from '../../platform/values.ts'
import { type FieldPlace, walkDocument } from '../walk-document.ts'
import { isOnlyHere } from './only-here.ts'
import { isWordField } from './text-fields.ts'
import { toFieldText } from './to-field-text.ts'

/** A text field of a document, which may be empty. */
export type FoundText = {
  key: string
  /** Current path in the form. */
  path: string
  /** `Main area · Call to action · Text`. */
  place: string
  text: string
  print: string
  value: unknown
  isFormatted: boolean
}
export type FoundRow = { id: string; key: string; path: string; place: string; blockType?: string }
export type FoundTexts = { texts: FoundText[]; rows: FoundRow[] }

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'textarea', 'richText'])

/** All visible texts of a document, with its rows and blocks; without blocks for one country only, unless `all` is set. */
export function findTexts(payload: Payload, slug: string, data: Values, { all = false } = {}): FoundTexts {
  const texts: FoundText[] = []
  const rows: FoundRow[] = []
  walkDocument(payload, slug, data, {
    row(row, { key, path, words }) {
      if (!all && isOnlyHere(row)) return undefined
      if (typeof row.id === 'string')
        rows.push({ id: row.id, key, path, place: words.join(' · '), ...toBlockType(row) })
      return row
    },
    value(field, value, place) {
      if (place.isShown && isText(field, place)) texts.push(toText(field, value, place))
      return value
    },
  })
  return { texts, rows }
}

const toBlockType = ({ blockType }: Values) => (typeof blockType === 'string' ? { blockType } : {})

function isText(field: Field, { path }: FieldPlace): boolean {
  if (!TEXT_TYPES.has(field.type) || !('name' in field)) return false
  const isHidden = field.admin && 'hidden' in field.admin && field.admin.hidden === true
  return isWordField(path) && !isHidden
}

function toText(field: Field, value: unknown, { key, path, words }: FieldPlace): FoundText {
  const text = toFieldText(value)
  const name = 'name' in field ? field.name : ''
  const label = ('label' in field ? toEnglishLabel(field.label) : undefined) ?? toLabel(name)
  const isFormatted = field.type === 'richText'
  return { key, path, place: [...words, label].join(' · '), text, print: toPrint(text), value, isFormatted }
}

/** The label that Payload gives to a field without one. */
const toLabel = (name: string) => {
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}

const PRINT_LENGTH = 16

const toPrint = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, PRINT_LENGTH)

/**
 * Whether a text contains words: numbers, signs and codes are the same in all languages, but a word in capitals is not
 * a code.
 */
export const speaksLanguage = (text: string): boolean => /\p{Ll}{2}|\p{Lo}{2}|\p{Lu}{4}/u.test(text)
