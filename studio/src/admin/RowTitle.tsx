'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Heading of a row in a list of rows: what the editor typed, else its number. */
export function RowTitle({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const title = data?.[field]
  return <span>{typeof title === 'string' && title !== '' ? title : `No. ${(rowNumber ?? 0) + 1}`}</span>
}
