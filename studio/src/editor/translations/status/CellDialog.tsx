'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { State, StatusRow } from '../../../model/translations/status.ts'
import type { TranslatedCollection } from '../../../model/translations/translated-from.ts'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { useWords } from '../../frame/use-words.ts'
import { ElsewhereDialog } from '../ElsewhereDialog.tsx'
import type { SiteChoice } from '../SiteChoices.tsx'
import { useOwnSites } from '../use-own-sites.ts'

export type ChosenCell = { row: StatusRow; site: string; state: State }

type CellDialogProps = {
  collection: TranslatedCollection
  chosen: ChosenCell
  sites: SiteChoice[]
  /** Resolves to whether it was saved. */
  onLeaveOut: (left: boolean) => Promise<boolean>
  onClose: () => void
}

/** Dialog for a document that a site lacks: create it, or leave it out deliberately. */
export function CellDialog({ collection, chosen, sites, onLeaveOut, onClose }: CellDialogProps) {
  const words = useWords()
  const { row, site, state } = chosen
  const own = useOwnSites(sites, undefined).filter(({ id }) => id === site)
  const [isMaking, setMaking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const leave = async (left: boolean) => {
    const isNoted = await onLeaveOut(left)
    setFailed(!isNoted)
    if (isNoted) onClose()
  }
  if (isMaking && row.first !== undefined)
    return (
      <ElsewhereDialog
        documents={[{ collection, id: row.first }]}
        sites={own}
        preset={[site]}
        hasBelow={false}
        onClose={onClose}
      />
    )
  const label = `${row.title} · ${sites.find(({ id }) => id === site)?.label ?? site}`
  return (
    <OwnDialog label={label} onClose={onClose}>
      {hasFailed && <p role="alert">{words('common.tryAgain')}</p>}
      {own.length === 0 && <p>{words('elsewhere.noSites')}</p>}
      <div className="menagerie-dialog__actions">
        {own.length > 0 && row.first !== undefined && (
          <Button margin={false} onClick={() => setMaking(true)}>
            {words('status.create')}
          </Button>
        )}
        {own.length > 0 && (
          <Button margin={false} buttonStyle="secondary" onClick={() => leave(state !== 'left')}>
            {words(state === 'left' ? 'status.wanted' : 'status.leaveOut')}
          </Button>
        )}
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          {words('elsewhere.cancel')}
        </Button>
      </div>
    </OwnDialog>
  )
}
