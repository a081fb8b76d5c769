'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { findRow, findRowId } from './find-row.ts'
import { openRow, waitFor } from './open-row.ts'

const ROW = /^(\w+)-row-(\d+)$/

export type BlockFocus = {
  open: (block: string) => void
  /** The row that comes to this place. */
  openAt: (area: string, at: number) => Promise<void>
}

/** Opens the row of a block; and tells which block the editor's focus comes to in the form. */
export function useBlockFocus(onFocus: (block: string) => void): BlockFocus {
  const { getFields } = useForm()
  const keepOpen = useKeptOpen()
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      for (let row = target.closest('[id*="-row-"]'); row; row = row.parentElement?.closest('[id*="-row-"]') ?? null) {
        const [, area = '', at = ''] = ROW.exec(row.id) ?? []
        const block = findRowId(getFields(), area, Number(at))
        if (block !== undefined) return onFocus(block)
      }
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [getFields, onFocus])

  return useMemo(() => {
    const open = (block: string) => {
      const row = findRow(getFields(), block)
      if (row !== undefined) void openRow(row, () => keepOpen(block))
    }
    const openAt = async (area: string, at: number) => {
      const count = getFields()[area]?.rows?.length ?? 0
      const isThere = () => (getFields()[area]?.rows?.length ?? 0) > count
      await waitFor(() => isThere() || null)
      const block = findRowId(getFields(), area, at)
      if (block !== undefined) open(block)
    }
    return { open, openAt }
  }, [getFields, keepOpen])
}

/** The studio's answers about a form know rows as they were, and close one that was opened meanwhile: it is opened again. */
function useKeptOpen(): (block: string) => void {
  const { dispatchFields, getFields } = useForm()
  const fields = useFormFields(([state]) => state)
  const kept = useRef<string>(undefined)
  const uncollapse = useCallback(() => {
    const block = kept.current ?? ''
    const row = findRow(getFields(), block)
    if (row?.isCollapsed !== true) return
    const rows = getFields()[row.area]?.rows ?? []
    const updatedRows = rows.map((other) => (other.id === block ? { ...other, collapsed: false } : other))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: row.area, updatedRows })
  }, [dispatchFields, getFields])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form may have closed it
  useEffect(() => {
    // The editor's own hand closes it for good.
    if (document.activeElement?.closest('.collapsible__toggle') != null) kept.current = undefined
    uncollapse()
  }, [fields, uncollapse])
  return useCallback(
    (block) => {
      kept.current = block
      uncollapse()
    },
    [uncollapse],
  )
}
