'use client'

import { useNav } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect } from 'react'

/** Windows that the menu covers or pushes aside: Payload closes it in them. */
const NARROW = '(max-width: 1440px)'

/**
 * Around the whole admin: in a narrow window the menu is closed before the first frame with scripts is painted. Payload shows it open until it has
 * measured the window, so that the page moved aside and back, and a press of that moment was lost.
 */
export function MenuAtOpening({ children }: { children: ReactNode }) {
  const { setNavOpen } = useNav()
  useLayoutEffect(() => {
    if (matchMedia(NARROW).matches) setNavOpen(false)
  }, [setNavOpen])
  return children
}
