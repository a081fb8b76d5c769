'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef } from 'react'
import { findFieldPath, findFocusedBlock, findRow, findRowId, followPath } from '../../open-field/find-row.ts'
import { isInForm, openRow, waitFor } from '../../open-field/open-row.ts'
import { useKeptOpen } from '../../open-field/use-kept-open.ts'

type BlockFocus = {
  open: (block: string) => void
  /** Opens a field of a block, or of the document itself (with an empty block). */
  openField: (block: string, field: string) => void
  /** Opens the row that appears at this place. */
  openAt: (area: string, at: number) => Promise<void>
  /** Cancels opening, because the editor is on the page. */
  stop: () => void
}

/** Opens rows and fields of the form, and reports which block gets the focus there. */
export function useBlockFocus(onFocus: (block: string) => void): BlockFocus {
  const { getFields } = useForm()
  const keepOpen = useKeptOpen()
  const opening = useRef(new AbortController())
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const block = target instanceof Element ? findFocusedBlock(getFields(), target) : undefined
      if (block !== undefined) onFocus(block)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [getFields, onFocus])

  return useMemo(() => {
    const begin = () => {
      opening.current.abort()
      opening.current = new AbortController()
      return opening.current.signal
    }
    const go = (path: string, signal: AbortSignal) => {
      const follow = followPath(getFields, path)
      void openRow(follow, { uncollapse: () => keepOpen(follow()), signal })
    }
    const show = (path: string | undefined) => {
      const signal = begin()
      if (path === undefined) return
      // A late click on the page must not move the focus while the editor is typing in the form.
      if (isInForm()) keepOpen(path)
      else go(path, signal)
    }
    const findPath = (block: string) => {
      const row = findRow(getFields(), block)
      return row && `${row.area}.${row.at}`
    }
    const openAt = async (area: string, at: number) => {
      const signal = begin()
      const count = getFields()[area]?.rows?.length ?? 0
      const isThere = () => (getFields()[area]?.rows?.length ?? 0) > count
      await waitFor(() => isThere() || null, signal)
      const block = findRowId(getFields(), area, at)
      const path = block === undefined ? undefined : findPath(block)
      if (path !== undefined && !signal.aborted) go(path, signal)
    }
    return {
      open: (block) => show(findPath(block)),
      openField: (block, field) => show(findFieldPath(getFields(), block, field)),
      openAt,
      stop: () => opening.current.abort(),
    }
  }, [getFields, keepOpen])
}
