'use client'

import { useEffect } from 'react'

const HEIGHT = '--menagerie-bar-height'

/** The bar above a form grows with its messages: publishes its height for the layout of the elements below. */
export function useBarHeight(): void {
  useEffect(() => {
    const bar = document.querySelector('.doc-controls')
    if (bar === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.getBoundingClientRect().height}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [])
}
