import type { PreviewMode } from '@menagerie/contract/preview'
import { useEffect, useState } from 'react'

export type PreviewView = {
  width: number
  setWidth: (width: number) => void
  mode: PreviewMode
  setMode: (mode: PreviewMode) => void
  hasOutline: boolean
  setOutline: (hasOutline: boolean) => void
  /** The day on which the rest of the site is shown; empty: now. */
  day: string
  setDay: (day: string) => void
}

const TABLET = '(width < 900px)'

/** State of the page beside the form: width, mode, outline, and day. */
export function usePreviewView(): PreviewView {
  const [width, setWidth] = useState(768)
  // A tablet only has room for the width of a phone.
  useEffect(() => {
    if (window.matchMedia(TABLET).matches) setWidth(360)
  }, [])
  const [mode, setMode] = useState<PreviewMode>('edit')
  const [hasOutline, setOutline] = useState(false)
  const [day, setDay] = useState('')
  return { width, setWidth, mode, setMode, hasOutline, setOutline, day, setDay }
}
