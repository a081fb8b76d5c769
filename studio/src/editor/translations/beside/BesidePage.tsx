'use client'

import type { EditAct } from '@menagerie/contract/preview'
import { useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Beside } from '../../../model/translations/beside/beside.ts'
import { useWords } from '../../frame/use-words.ts'
import { useOpenField } from '../../open-field/use-open-field.ts'
import { toMarkWords } from '../../preview/edit/to-mark-words.ts'
import { usePreview } from '../../preview/use-preview.ts'
import { findOwnElement } from './find-own-element.ts'
import { findOwnPath } from './find-own-path.ts'
import { usePageBeside } from './use-page-beside.ts'

/** Text size of the marks on the page. */
const TEXT_SIZE_PX = 13

/**
 * The page of the other document: a click on a block moves to its counterpart in the form, and focusing a block there
 * marks it on the page.
 */
export function BesidePage({ collection, beside }: { collection: string; beside: Beside }) {
  const words = useWords()
  const { getFields } = useForm()
  const openField = useOpenField()
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = usePageBeside(collection, beside.other.id)
  const shown = answer === 'failed' ? undefined : answer
  const edited = useMemo(
    () => ({
      areas: shown?.areas ?? [],
      texts: shown?.texts ?? [],
      mayUndo: false,
      mayRedo: false,
      isReadOnly: true,
      words: toMarkWords(words),
      textSize: TEXT_SIZE_PX,
    }),
    [shown, words],
  )
  const blocks = useMemo(() => beside.parts.filter((part) => part.type === 'row' && part.depth === 1), [beside])
  const onAct = useRef<(act: EditAct) => void>(() => {})
  onAct.current = (act) => {
    if (act.act !== 'select' && act.act !== 'open') return
    const own = blocks.find((part) => part.type === 'row' && part.id === act.block)?.own
    const path = own === undefined ? undefined : findOwnPath(getFields(), own)
    if (path !== undefined) openField(path)
  }
  const [stableAct] = useState(() => (act: EditAct) => onAct.current(act))
  const { address, attempt, status, mark, onLoad } = usePreview({
    frame,
    answer: shown,
    mode: 'edit',
    edited,
    onAct: stableAct,
  })
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Node)) return
      const block = blocks.find(({ own }) => {
        const path = own === undefined ? undefined : findOwnPath(getFields(), own)
        return path !== undefined && findOwnElement(path)?.contains(target)
      })
      if (block?.type === 'row') mark(block.id)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [blocks, getFields, mark])
  return (
    <>
      <p className="menagerie-beside__done" role="status">
        {answer === 'failed' && words('beside.failed')}
        {answer !== 'failed' && status === 'site-down' && words('preview.siteDown')}
        {answer !== 'failed' && status === 'waiting' && words('common.opening')}
        {answer !== 'failed' && shown?.problem !== undefined && words('preview.incomplete', { problem: shown.problem })}
      </p>
      {address !== undefined && (
        <iframe key={`${address} ${attempt}`} ref={frame} src={address} onLoad={onLoad} title={words('beside.page')} />
      )}
    </>
  )
}
