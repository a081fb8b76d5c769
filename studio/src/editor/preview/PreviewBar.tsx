'use client'

import { useState } from 'react'
import { DayChoice } from './ahead/DayChoice.tsx'
import { ShareLink } from './ahead/ShareLink.tsx'
import type { FormSteps } from './edit/use-form-history.ts'
import type { StudioOutage } from './use-form-answer.ts'
import type { PreviewStatus } from './use-preview.ts'
import type { PreviewView } from './use-preview-view.ts'
import { WidthChoice } from './WidthChoice.tsx'

const MODES = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const

type PreviewBarProps = {
  view: PreviewView
  steps: FormSteps
  isReadOnly: boolean
  status: PreviewStatus | StudioOutage
  problem: string | undefined
  /** Address of the form of the page that a link has led to. */
  formHref: string | undefined
  /** Where a link that is shared begins; undefined where none can be. */
  shared: { site: string; path: string } | undefined
}

/** Above the page: how it shows, the steps back and forth, and whether it is up to date. */
export function PreviewBar(props: PreviewBarProps) {
  const { view, steps, isReadOnly, formHref } = props
  const { width, setWidth, mode, setMode, hasOutline, setOutline } = view
  return (
    <div className="menagerie-preview__bar">
      <fieldset>
        <legend className="menagerie-preview__legend">What the page is for</legend>
        {MODES.map(([each, name]) => (
          <button key={each} type="button" aria-pressed={each === mode} onClick={() => setMode(each)}>
            {name}
          </button>
        ))}
      </fieldset>
      {mode === 'edit' && (
        <fieldset>
          <legend className="menagerie-preview__legend">Edit</legend>
          <button type="button" disabled={isReadOnly || !steps.mayUndo} onClick={steps.undo}>
            Undo
          </button>
          <button type="button" disabled={isReadOnly || !steps.mayRedo} onClick={steps.redo}>
            Redo
          </button>
          <button type="button" aria-expanded={hasOutline} onClick={() => setOutline(!hasOutline)}>
            Outline
          </button>
        </fieldset>
      )}
      <WidthChoice width={width} setWidth={setWidth} />
      {mode === 'preview' && <Ahead {...props} />}
      {formHref !== undefined && <a href={formHref}>Edit this page</a>}
      <p role="status">{toSentence(props)}</p>
    </div>
  )
}

/** The site at a later day, and for others to see. */
function Ahead({ view: { day, setDay }, shared }: PreviewBarProps) {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <DayChoice day={day} setDay={setDay} />
      {shared !== undefined && (
        <button type="button" onClick={() => setSharing(true)}>
          Share a link
        </button>
      )}
      {isSharing && shared !== undefined && (
        <ShareLink {...shared} day={day} drafts onClose={() => setSharing(false)} />
      )}
    </>
  )
}

function toSentence({ problem, status, view: { mode } }: PreviewBarProps): string {
  if (status === 'site-down') return 'The site does not answer: write on, the preview comes back by itself.'
  if (status === 'studio-down') return 'No connection to the studio: write on, the preview comes back by itself.'
  if (status === 'studio-failed') return 'A fault of the studio: write on, the preview comes back by itself.'
  if (problem !== undefined) return `Not complete yet: ${problem}`
  if (status === 'waiting') return 'Opening …'
  return mode === 'edit' ? 'Click a text or a block to edit it; a double click types on the page' : 'As you type'
}
