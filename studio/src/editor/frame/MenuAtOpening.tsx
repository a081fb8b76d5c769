'use client'

import { useNav } from '@payloadcms/ui'
import { type ReactNode, useLayoutEffect } from 'react'

/** Window widths at which Payload closes the menu, because it covers or moves the page. */
const NARROW = '(max-width: 1440px)'

/**
 * Wraps the whole admin: closes the menu in a narrow window before the first paint. Payload shows it open until it has
 * measured the window, so that the page moved twice and clicks in between were lost.
 */
export function MenuAtOpening({ children }: { children: ReactNode }) {
  const { setNavOpen } = useNav()
  useLayoutEffect(() => {
    if (matchMedia(NARROW).matches) setNavOpen(false)
  }, [setNavOpen])
  return children
}
