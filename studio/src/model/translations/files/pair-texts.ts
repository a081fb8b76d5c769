import type { PayloadRequest } from 'payload'
import { isSameLanguage } from '../count-open.ts'
import { type FoundText, findTexts } from '../find-texts.ts'
import { followMoves } from '../follow-moves.ts'
import { pairDocuments } from '../pair-documents.ts'
import type { TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from '../translated-from.ts'
import { toTaggedLines } from './tagged-text.ts'

/** A text, and the corresponding text of the source. */
export type PairedText = {
  own: FoundText
  source: FoundText
  sourceLines: string[]
  /** As many lines as in the source; empty if the text is still the source's, or has another structure. */
  ownLines: string[]
  /** Whether it needs translation: it is untranslated, or the source has changed since. */
  isDebt: boolean
}

export type PairedDocument = { texts: PairedText[]; from: TranslatedFrom }

/**
 * Pairs the texts of two related documents, by the rows that one was copied from or, without that, by type and order of
 * their rows.
 */
export function pairTexts(
  { payload }: PayloadRequest,
  own: TranslationSource,
  source: TranslationSource,
): PairedDocument {
  const known = readTranslatedFrom(own.values)
  const from = known?.id === source.id ? known : pairDocuments(payload, own, source)
  const here = findTexts(payload, own.collection, own.values)
  const theirs = findTexts(payload, source.collection, source.values).texts
  const findText = followMoves(
    from,
    theirs.map((text) => [text.key, text]),
  )
  const findPrint = followMoves(from, Object.entries(from.prints))
  const isKept = followMoves(
    from,
    from.kept.map((key) => [key, true] as const),
  )
  const ids = new Set(here.rows.map(({ id }) => id))
  const isForeign = !isSameLanguage(own.site, source.site)
  const texts = here.texts.flatMap((text): PairedText[] => {
    const key = toSourceKey(text.key, from.rows, ids)
    const other = key === undefined ? undefined : findText(key)
    if (key === undefined || other === undefined || other.text === '') return []
    const isTheirs = findPrint(other.key) === text.print || from.former.includes(text.print)
    const isOpen = text.text === '' || (isForeign && isTheirs && !isKept(key))
    const sourceLines = toLines(other)
    const lines = isOpen ? [] : toLines(text)
    const ownLines = lines.length === sourceLines.length ? lines : []
    return [{ own: text, source: other, sourceLines, ownLines, isDebt: isOpen || findPrint(other.key) !== other.print }]
  })
  return { texts, from }
}

/** Braces mark tags in every file, so plain texts must escape them as well. */
const toLines = ({ isFormatted, text, value }: FoundText): string[] =>
  isFormatted ? toTaggedLines(value) : [text.replaceAll('{', '{{')]
