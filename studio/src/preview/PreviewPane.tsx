'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type PreviewState, usePreview } from './use-preview.ts'

const WIDTHS = [360, 768, 1200, 1440] as const

/** The page of the site beside the form, as it would be published now. */
export function PreviewPane() {
  const { isLivePreviewing } = useLivePreviewContext()
  return isLivePreviewing ? <Preview /> : null
}

function Preview() {
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>(WIDTHS[1])
  const state = usePreview(frame)
  useScale(stage, width)
  return (
    <section className="menagerie-preview" aria-label="Preview">
      <div className="menagerie-preview__bar">
        <fieldset>
          <legend>Width of the page</legend>
          {WIDTHS.map((each) => (
            <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
              {each}
            </button>
          ))}
        </fieldset>
        <p role="status">{toSentence(state)}</p>
      </div>
      <div className="menagerie-preview__stage" ref={stage}>
        {state.address !== undefined && (
          <iframe ref={frame} src={state.address} title="The page as it would be published now" />
        )}
      </div>
    </section>
  )
}

function toSentence({ problem, status }: PreviewState): string {
  if (problem !== undefined) return `Not shown yet: ${problem}`
  switch (status) {
    case 'waiting':
      return 'Opening …'
    case 'shown':
      return 'As you type'
    case 'site-down':
      return 'The site does not answer: write on, the preview comes back by itself.'
    case 'studio-down':
      return 'No connection to the studio: write on, the preview comes back by itself.'
  }
}

/** The page has the chosen width whatever room there is: it is drawn smaller. */
function useScale(stage: React.RefObject<HTMLDivElement | null>, width: number) {
  useEffect(() => {
    const room = stage.current
    if (room === null) return
    const resize = () => {
      const scale = Math.min(1, room.clientWidth / width)
      room.style.setProperty('--page-width', `${width}px`)
      room.style.setProperty('--page-scale', String(scale))
      room.style.setProperty('--page-height', `${room.clientHeight / scale}px`)
    }
    const observer = new ResizeObserver(resize)
    observer.observe(room)
    resize()
    return () => observer.disconnect()
  }, [stage, width])
}
