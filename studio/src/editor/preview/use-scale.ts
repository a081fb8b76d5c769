'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Scales the page down so that it has the chosen width in any space. Returns the scale. */
export function useScale(stage: RefObject<HTMLDivElement | null>, width: number): number {
  const [shown, setShown] = useState(1)
  useEffect(() => {
    const room = stage.current
    if (room === null) return
    const resize = () => {
      const scale = Math.min(1, room.clientWidth / width)
      room.style.setProperty('--page-width', `${width}px`)
      room.style.setProperty('--page-scale', String(scale))
      room.style.setProperty('--page-height', `${room.clientHeight / scale}px`)
      if (scale > 0) setShown(Math.round(scale * 100) / 100)
    }
    const observer = new ResizeObserver(resize)
    observer.observe(room)
    resize()
    return () => observer.disconnect()
  }, [stage, width])
  return shown
}
