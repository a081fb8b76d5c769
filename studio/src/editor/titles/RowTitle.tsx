'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toRowTitle } from '../../publish/entries/to-row-title.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

type RowTitleProps = {
  /** Name of a row without a title, shown before its number. */
  what: string
  /** The field that names the row, if it is a choice, with the labels of its values. */
  choice?: { field: string; labels: Record<string, string> }
}

/** Title of a row in a list: the typed or chosen value, otherwise its number. */
export function RowTitle({ what, choice }: RowTitleProps) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const toWord = usePartWords()
  const words = useWords()
  useOpenWhenNew()
  const chosen = choice && data?.[choice.field]
  const title = typeof chosen === 'string' ? toWord(choice?.labels[chosen] ?? chosen) : toRowTitle(data, words)
  return <span>{title || `${toWord(what)} ${(rowNumber ?? 0) + 1}`}</span>
}
