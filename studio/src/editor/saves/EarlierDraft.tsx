'use client'

import { Button } from '@payloadcms/ui'
import type { FoundDraft } from './kept-drafts.ts'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

type EarlierDraftProps = { draft: FoundDraft | undefined; see: () => void; forget: () => void }

/** Offers what was typed here and not saved. */
export function EarlierDraft({ draft, see, forget }: EarlierDraftProps) {
  if (draft === undefined) return null
  return (
    <div className="menagerie-saves__earlier" role="alert">
      <p>What you typed on {time.format(new Date(draft.at))} was not saved. It is still on this device.</p>
      <Button size="small" margin={false} onClick={see}>
        See it
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
        Throw it away
      </Button>
    </div>
  )
}
