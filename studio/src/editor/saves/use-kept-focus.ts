'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findRowFieldPath, followPath } from '../open-field/find-row.ts'
import { isField, openRow, waitFor } from '../open-field/open-row.ts'
import { useKeptOpen } from '../open-field/use-kept-open.ts'
import { catchTyping } from './catch-typing.ts'

/** Maximum time between a change of the form and the rendering of its rows. */
const DRAWN_MS = 2_000

type Focused = { element: Element; path: string; follow: () => string | undefined }

/**
 * Keeps the focus in a field if a newer version of the document moves its row. The form renders the fields of such a
 * row again, and keys would have no effect afterwards.
 */
export function useKeptFocus(): void {
  const { getFields } = useForm()
  const fields = useFormFields(([state]) => state)
  const keepOpen = useKeptOpen()
  const focused = useRef<Focused>(undefined)
  const opening = useRef(new AbortController())
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = undefined
      const path = target instanceof Element && isField(target) ? findRowFieldPath(target) : undefined
      if (path === undefined || !(target instanceof Element)) return
      focused.current = { element: target, path, follow: followPath(getFields, path) }
    }
    const onPress = () => opening.current.abort()
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      opening.current.abort()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [getFields])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form may have moved the row
  useLayoutEffect(() => {
    const left = focused.current
    if (left === undefined || left.follow() === left.path) return
    focused.current = undefined
    opening.current.abort()
    opening.current = new AbortController()
    void giveBack(left, opening.current.signal, () => keepOpen(left.follow()))
  }, [fields, keepOpen])
}

async function giveBack({ element, follow }: Focused, signal: AbortSignal, uncollapse: () => void): Promise<void> {
  const ended = new AbortController()
  const { box, take } = catchTyping(element, AbortSignal.any([ended.signal, signal]))
  try {
    const isDrawn = () => (element.isConnected ? null : true)
    if ((await waitFor(isDrawn, signal, DRAWN_MS)) === null) return
    if (document.activeElement !== document.body && document.activeElement !== box) return
    await openRow(follow, { uncollapse, signal, former: element, takeKeys: take })
  } finally {
    ended.abort()
  }
}
