'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toRowTitle } from '../../publish/entries/to-row-title.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

type RowTitleProps = {
  /** What a row without a title is called, before its number. */
  what: string
  /** The field that names the row, where it is a choice: what editors call each value. */
  choice?: { field: string; labels: Record<string, string> }
}

/** Heading of a row in a list of rows: what the editor typed or chose, else its number. */
export function RowTitle({ what, choice }: RowTitleProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const toWord = usePartWords()
  const words = useWords()
  useOpenWhenNew()
  const chosen = choice && data?.[choice.field]
  const title = typeof chosen === 'string' ? toWord(choice?.labels[chosen] ?? chosen) : toRowTitle(data, words)
  return <span>{title || `${toWord(what)} ${(rowNumber ?? 0) + 1}`}</span>
}
