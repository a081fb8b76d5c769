'use client'

import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { readPreviewPath } from '@menagerie/contract/preview-path'
import { useConfig, useLivePreviewContext } from '@payloadcms/ui'
import { useMemo, useRef, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { BlockPicker } from './edit/BlockPicker.tsx'
import { Outline } from './edit/Outline.tsx'
import { toMarkWords } from './edit/to-mark-words.ts'
import { useEditing } from './edit/use-editing.ts'
import { usePageKey } from './edit/use-page-key.ts'
import { useTypedInForm } from './edit/use-typed-in-form.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { toFormHref } from './to-form-href.ts'
import { useFormAnswer } from './use-form-answer.ts'
import { usePreview } from './use-preview.ts'
import { usePreviewView } from './use-preview-view.ts'
import { useScale } from './use-scale.ts'

/** Font size of the marks on the page, in the editor's pixels. */
const TEXT_SIZE_PX = 13
const NO_AREAS: EditedPage['areas'] = []
const NO_TEXTS: EditedPage['texts'] = []

/** The page of the site beside the form, with the unsaved values. */
export function PreviewPane() {
  const { isLivePreviewing } = useLivePreviewContext()
  return isLivePreviewing ? <Preview /> : null
}

function Preview() {
  const t = useWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const view = usePreviewView()
  const { mode, hasOutline } = view
  const scale = useScale(stage, view.width)
  const { answer, outage } = useFormAnswer(mode, view.day)
  const { areas = NO_AREAS, texts = NO_TEXTS } = answer ?? {}
  const mark = useRef<(block: string) => void>(() => {})
  const editing = useEditing({
    areas,
    onFocus: (block) => mark.current(block),
    focusPage: () => frame.current?.focus(),
  })
  const { steps, isReadOnly, picking } = editing
  const { mayUndo, mayRedo } = steps
  const edited = useMemo(
    () => ({ areas, texts, mayUndo, mayRedo, isReadOnly, words: toMarkWords(t), textSize: TEXT_SIZE_PX / scale }),
    [areas, texts, mayUndo, mayRedo, isReadOnly, t, scale],
  )
  const onAct = useRef<(act: EditAct) => void>(() => {})
  const [stableAct] = useState(() => (act: EditAct) => onAct.current(act))
  const preview = usePreview({ frame, answer, mode, edited, onAct: stableAct })
  mark.current = preview.mark
  useTypedInForm(stage, preview.type)
  const leavePage = usePageKey(frame, preview.mark)
  onAct.current = (act) => (act.act === 'leave' ? leavePage() : editing.act(act))
  const { address, place } = preview
  const shown = address === undefined ? undefined : readPreviewPath(new URL(address).pathname)
  const { api } = useConfig().config.routes
  return (
    <section className="menagerie-preview" aria-label={t('preview.title')}>
      <PreviewBar
        view={view}
        steps={steps}
        isReadOnly={isReadOnly}
        shared={isReadOnly ? undefined : shown}
        status={outage ?? preview.status}
        problem={answer?.problem}
        formHref={shown && place && toFormHref(api, shown.site, place)}
      />
      <p className="menagerie-preview__done" role="status">
        {editing.done}
      </p>
      <div className="menagerie-preview__body">
        {mode === 'edit' && hasOutline && (
          <Outline areas={areas} isReadOnly={isReadOnly} active={editing.active} onAct={editing.act} />
        )}
        <div className="menagerie-preview__stage" ref={stage}>
          {address !== undefined && (
            <iframe
              key={`${address} ${preview.attempt}`}
              ref={frame}
              src={address}
              onLoad={preview.onLoad}
              title={t('preview.frame')}
            />
          )}
        </div>
      </div>
      {picking !== undefined && (
        <BlockPicker
          area={picking.area}
          title={areas.find(({ name }) => name === picking.area)?.title ?? picking.area}
          onChoose={editing.choose}
          onClose={editing.stopPicking}
        />
      )}
    </section>
  )
}
