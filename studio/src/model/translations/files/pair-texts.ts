import type { PayloadRequest } from 'payload'
import { isSameLanguage } from '../count-open.ts'
import { type FoundText, findTexts } from '../find-texts.ts'
import { followMoves } from '../follow-moves.ts'
import { pairDocuments } from '../pair-documents.ts'
import type { TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from '../translated-from.ts'
import { toTaggedLines } from './tagged-text.ts'

/** A text here and the text of the source that it stands for. */
export type PairedText = {
  own: FoundText
  source: FoundText
  sourceLines: string[]
  /** As many as the source has, or none where the text is still the source's or is built in another way. */
  ownLines: string[]
  /** Still to be translated, or made from another text than the source has now. */
  isDebt: boolean
}

export type PairedDocument = { texts: PairedText[]; from: TranslatedFrom }

/** The texts of two joined documents, by what the one remembers of the other or else by kind and order of their rows. */
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

/** Braces are signs of tags in all of them. */
const toLines = ({ isFormatted, text, value }: FoundText): string[] =>
  isFormatted ? toTaggedLines(value) : [text.replaceAll('{', '{{')]
