'use client'

import { useRowLabel } from '@payloadcms/ui'
import { toFactTitle } from './to-fact-title.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

/** Closed rows are read one below the other. */
export function FactRowTitle() {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  useOpenWhenNew()
  return <span>{toFactTitle(data) || `Row ${(rowNumber ?? 0) + 1}`}</span>
}
