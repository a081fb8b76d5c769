'use client'

import type { EditAct, EditedPage } from '@menagerie/contract/preview'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../frame/use-words.ts'
import { describeAct } from './describe-act.ts'
import { useBlockFocus } from './use-block-focus.ts'
import { type FormEdits, useFormEdits } from './use-form-edits.ts'
import { type FormSteps, useFormHistory } from './use-form-history.ts'

/** Actions in the form; leaving the page does not change the form. */
type FormAct = Exclude<EditAct, { act: 'leave' }>
type Picking = { area: string; at: number }
type Editing = {
  steps: FormSteps
  isReadOnly: boolean
  active: string
  /** The last action, for screen readers. */
  done: string
  picking: Picking | undefined
  act: (act: FormAct) => void
  choose: (blockType: string) => void
  stopPicking: () => void
}

type EditingOptions = {
  areas: EditedPage['areas']
  /** Called when the focus in the form moves to this block. */
  onFocus: (block: string) => void
  /** Moves the focus to the page. */
  focusPage: () => void
}

/** Applies to the form what an editor does on the page or in its outline. */
export function useEditing({ areas, onFocus, focusPage }: EditingOptions): Editing {
  const t = useWords()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const isReadOnly = hasSavePermission !== true || isTrashed === true
  const edits = useFormEdits()
  const steps = useFormHistory()
  const [active, setActive] = useState('')
  const [done, setDone] = useState('')
  const [picking, setPicking] = useState<Picking>()
  const { open, openField, openAt, stop } = useBlockFocus((block) => {
    setActive(block)
    onFocus(block)
  })
  const act = (wanted: FormAct) => {
    if (wanted.act !== 'select' && wanted.act !== 'open' && isReadOnly) return
    if (wanted.act === 'add') return setPicking(wanted)
    setDone(describeAct(wanted, areas, t))
    if ('block' in wanted) setActive(wanted.block)
    if (wanted.act === 'select') open(wanted.block)
    else if (wanted.act === 'open') openField(wanted.block, wanted.field)
    else {
      stop()
      // Typing begins with an unchanged text: the form may have taken the focus for the click before.
      if (wanted.act === 'type' && edits.hasText(wanted.block, wanted.field, wanted.text)) focusPage()
      change(wanted, edits, steps)
    }
  }
  const choose = (blockType: string) => {
    setPicking(undefined)
    if (picking === undefined) return
    setDone(t('done.added'))
    void openAt(picking.area, picking.at)
    steps.expectAct()
    edits.add(blockType, picking.area, picking.at)
  }
  return { steps, isReadOnly, active, done, picking, act, choose, stopPicking: () => setPicking(undefined) }
}

function change(act: Exclude<FormAct, { act: 'select' | 'open' | 'add' }>, edits: FormEdits, steps: FormSteps): void {
  if (act.act !== 'type' && act.act !== 'undo' && act.act !== 'redo') steps.expectAct()
  if (act.act === 'move') edits.move(act.block, act.area, act.to)
  else if (act.act === 'duplicate') edits.duplicate(act.block)
  else if (act.act === 'hide') edits.hide(act.block)
  else if (act.act === 'delete') edits.remove(act.block)
  else if (act.act === 'type') edits.type(act.block, act.field, act.text)
  else steps[act.act]()
}
