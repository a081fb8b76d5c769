'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { OwnDialog } from '../../frame/OwnDialog.tsx'
import { useWords } from '../../frame/use-words.ts'
import type { SiteChoice } from '../SiteChoices.tsx'
import { FilesOut, type SitePair } from './FilesOut.tsx'

type FilesOfListProps = {
  collection: string
  sites: readonly SiteChoice[]
  site: string | undefined
  ids: readonly string[]
}

/** Exports selected documents of a list for translators. The list's site may be the source or the target. */
export function FilesOfList({ collection, sites, site = '', ids }: FilesOfListProps) {
  const words = useWords()
  const [pair, setPair] = useState<SitePair>()
  const close = () => setPair(undefined)
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setPair({ from: site, to: '' })}>
        {words('files.title')}
      </Button>
      {pair !== undefined && (
        <OwnDialog label={words('files.title')} onClose={close}>
          <div className="menagerie-elsewhere">
            <FilesOut collection={collection} sites={sites} pair={pair} onPair={setPair} more={{ ids: ids.join() }} />
            <div className="menagerie-dialog__actions">
              <Button margin={false} buttonStyle="secondary" onClick={close}>
                {words('elsewhere.close')}
              </Button>
            </div>
          </div>
        </OwnDialog>
      )}
    </>
  )
}
