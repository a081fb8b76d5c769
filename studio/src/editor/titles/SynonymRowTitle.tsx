'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'
import { toSynonymTitle } from './to-synonym-title.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Title of a closed row, so that the list reads like a dictionary. */
export function SynonymRowTitle() {
  const t = useWords()
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return <span>{toSynonymTitle(data) || t('titles.row', { number: (rowNumber ?? 0) + 1 })}</span>
}
