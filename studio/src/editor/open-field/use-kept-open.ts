'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef } from 'react'

type KeptRow = { list: string; row: string }

/**
 * Keeps rows expanded: late answers of the studio contain the former state of rows, and would collapse one that was
 * opened meanwhile.
 */
export function useKeptOpen(): (path: string | undefined) => void {
  const { dispatchFields, getFields } = useForm()
  const fields = useFormFields(([state]) => state)
  const kept = useRef<KeptRow[]>([])
  const uncollapse = useCallback(() => {
    for (const { list, row } of kept.current) {
      const rows = getFields()[list]?.rows ?? []
      if (rows.find(({ id }) => id === row)?.collapsed !== true) continue
      const updatedRows = rows.map((other) => (other.id === row ? { ...other, collapsed: false } : other))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
    }
  }, [dispatchFields, getFields])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form may have closed it
  useEffect(() => {
    // A row that the editor collapses by its button stays collapsed.
    if (document.activeElement?.closest('.collapsible__toggle') != null) kept.current = []
    uncollapse()
  }, [fields, uncollapse])
  return useCallback(
    (path) => {
      if (path === undefined) return
      kept.current = listRows(getFields(), path)
      uncollapse()
    },
    [getFields, uncollapse],
  )
}

/** The rows around a field, from the outermost: two for `main.2.banners.0.title`. */
function listRows(fields: FormState, path: string): KeptRow[] {
  const parts = path.split('.')
  return parts.flatMap((part, at) => {
    const list = parts.slice(0, at).join('.')
    const row = /^\d+$/.test(part) ? fields[list]?.rows?.[Number(part)]?.id : undefined
    return row === undefined ? [] : [{ list, row }]
  })
}
