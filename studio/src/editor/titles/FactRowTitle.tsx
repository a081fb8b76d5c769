'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'
import { toFactTitle } from './to-fact-title.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Title of a closed row. */
export function FactRowTitle() {
  const t = useWords()
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return <span>{toFactTitle(data, t) || t('titles.row', { number: (rowNumber ?? 0) + 1 })}</span>
}
