import type { PreviewMode } from '@menagerie/contract/preview'
import { useEffect, useState } from 'react'

export type PreviewView = {
  width: number
  setWidth: (width: number) => void
  mode: PreviewMode
  setMode: (mode: PreviewMode) => void
  hasOutline: boolean
  setOutline: (hasOutline: boolean) => void
  /** The day that the rest of the site is shown at; empty: now. */
  day: string
  setDay: (day: string) => void
}

const TABLET = '(width < 900px)'

/** Keeps how the page beside the form is shown: its width, for which work, with the outline or without, and on which day. */
export function usePreviewView(): PreviewView {
  const [width, setWidth] = useState(768)
  // A tablet has room for what a phone shows.
  useEffect(() => {
    if (window.matchMedia(TABLET).matches) setWidth(360)
  }, [])
  const [mode, setMode] = useState<PreviewMode>('edit')
  const [hasOutline, setOutline] = useState(false)
  const [day, setDay] = useState('')
  return { width, setWidth, mode, setMode, hasOutline, setOutline, day, setDay }
}
