'use client'

import { Button } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'
import { questions } from '../saves/window-saves.ts'
import { UseList } from './UseList.tsx'

/** Asks before references are broken, and lists them with links to their forms. */
export function AskBeforeBreaking({ siteLabels }: { siteLabels: Record<string, string> }) {
  const t = useWords()
  const open = useSyncExternalStore(questions.subscribe, questions.get, questions.get)
  if (open === undefined) return null
  const { question } = open.question
  return (
    <OwnDialog label={t(`breaking.${question}Title`)} onClose={() => open.answer(false)}>
      <p>{t(`breaking.${question}Text`)}</p>
      <div className="menagerie-uses">
        <UseList uses={open.question.uses} siteLabels={siteLabels} />
      </div>
      <div className="menagerie-dialog__actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => open.answer(false)}>
          {t('breaking.leave')}
        </Button>
        <Button margin={false} onClick={() => open.answer(true)}>
          {t(`breaking.${question}Yes`)}
        </Button>
      </div>
    </OwnDialog>
  )
}
