'use client'

import { Button } from '@payloadcms/ui'
import { OwnDialog } from '../frame/OwnDialog.tsx'
import { useWords } from '../frame/use-words.ts'

type AskBeforeLeavingProps = { onStay: () => void; onLeave: () => void }

export function AskBeforeLeaving({ onStay, onLeave }: AskBeforeLeavingProps) {
  const t = useWords()
  return (
    <OwnDialog label={t('saves.leaveTitle')} onClose={onStay}>
      <p>{t('saves.leaveText')}</p>
      <div className="menagerie-dialog__actions">
        <Button onClick={onStay} margin={false}>
          {t('saves.stay')}
        </Button>
        <Button onClick={onLeave} margin={false} buttonStyle="secondary">
          {t('saves.leave')}
        </Button>
      </div>
    </OwnDialog>
  )
}
