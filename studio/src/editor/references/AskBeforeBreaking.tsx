'use client'

import { Button } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { Question } from '../../model/references/uses.ts'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { questions } from '../saves/window-saves.ts'
import { UseList } from './UseList.tsx'

type Words = { title: string; told: string; go: string }

const WORDS: Readonly<Record<Question['question'], Words>> = {
  delete: {
    title: 'Delete it although it is used?',
    told: 'These show it or lead to it. Links to it will lead nowhere, pictures will be missing:',
    go: 'Delete it',
  },
  unpublish: {
    title: 'Unpublish it although it is used?',
    told: 'These show it or lead to it. Their visitors will no longer get it:',
    go: 'Unpublish it',
  },
  move: {
    title: 'Move it to another address?',
    told: 'These lead here. They follow by themselves, and the old address leads to the new one; addresses that were typed by hand do not follow:',
    go: 'Move it',
  },
}

/** Names what would break, with the ways to its forms, before it does. */
export function AskBeforeBreaking({ siteLabels }: { siteLabels: Record<string, string> }) {
  const open = useSyncExternalStore(questions.subscribe, questions.get, questions.get)
  if (open === undefined) return null
  const { go, title, told } = WORDS[open.question.question]
  return (
    <OwnDialog label={title} onClose={() => open.answer(false)}>
      <p>{told}</p>
      <div className="menagerie-uses">
        <UseList uses={open.question.uses} siteLabels={siteLabels} />
      </div>
      <div className="menagerie-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => open.answer(false)}>
          Leave it as it is
        </Button>
        <Button margin={false} onClick={() => open.answer(true)}>
          {go}
        </Button>
      </div>
    </OwnDialog>
  )
}
