'use client'

import { useState } from 'react'
import { useWords, type Words } from '../frame/use-words.ts'
import { DayChoice } from './ahead/DayChoice.tsx'
import { ShareLink } from './ahead/ShareLink.tsx'
import type { FormSteps } from './edit/use-form-history.ts'
import type { StudioOutage } from './use-form-answer.ts'
import type { PreviewStatus } from './use-preview.ts'
import type { PreviewView } from './use-preview-view.ts'
import { WidthChoice } from './WidthChoice.tsx'

const MODES = [
  ['edit', 'preview.edit'],
  ['preview', 'preview.title'],
] as const

type PreviewBarProps = {
  view: PreviewView
  steps: FormSteps
  isReadOnly: boolean
  status: PreviewStatus | StudioOutage
  problem: string | undefined
  /** Address of the form for the page that a followed link has opened. */
  formHref: string | undefined
  /** Start page of a shared link; undefined if none can be shared. */
  shared: { site: string; path: string } | undefined
}

/** Bar above the page: view settings, undo and redo, and whether the page is up to date. */
export function PreviewBar(props: PreviewBarProps) {
  const t = useWords()
  const { view, steps, isReadOnly, formHref } = props
  const { width, setWidth, mode, setMode, hasOutline, setOutline } = view
  return (
    <div className="menagerie-preview__bar">
      <fieldset>
        <legend className="menagerie-preview__legend">{t('preview.purpose')}</legend>
        {MODES.map(([each, name]) => (
          <button key={each} type="button" aria-pressed={each === mode} onClick={() => setMode(each)}>
            {t(name)}
          </button>
        ))}
      </fieldset>
      {mode === 'edit' && (
        <fieldset>
          <legend className="menagerie-preview__legend">{t('preview.edit')}</legend>
          <button type="button" disabled={isReadOnly || !steps.mayUndo} onClick={steps.undo}>
            {t('preview.undo')}
          </button>
          <button type="button" disabled={isReadOnly || !steps.mayRedo} onClick={steps.redo}>
            {t('preview.redo')}
          </button>
          <button type="button" aria-expanded={hasOutline} onClick={() => setOutline(!hasOutline)}>
            {t('preview.outline')}
          </button>
        </fieldset>
      )}
      <WidthChoice width={width} setWidth={setWidth} />
      {mode === 'preview' && <Ahead {...props} />}
      {formHref !== undefined && <a href={formHref}>{t('preview.editPage')}</a>}
      <p role="status">{toSentence(props, t)}</p>
    </div>
  )
}

/** Controls to show the site on a later day, and to share it. */
function Ahead({ view: { day, setDay }, shared }: PreviewBarProps) {
  const t = useWords()
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <DayChoice day={day} setDay={setDay} />
      {shared !== undefined && (
        <button type="button" onClick={() => setSharing(true)}>
          {t('preview.share')}
        </button>
      )}
      {isSharing && shared !== undefined && (
        <ShareLink {...shared} day={day} drafts onClose={() => setSharing(false)} />
      )}
    </>
  )
}

function toSentence({ problem, status, view: { mode } }: PreviewBarProps, t: Words): string {
  if (status === 'site-down') return t('preview.siteDown')
  if (status === 'studio-down') return t('preview.studioDown')
  if (status === 'studio-failed') return t('preview.studioFailed')
  if (problem !== undefined) return t('preview.incomplete', { problem })
  if (status === 'waiting') return t('common.opening')
  return mode === 'edit' ? t('preview.clickHint') : t('preview.asYouType')
}
