'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { useNotedPresses } from '../titles/added-by-hand.ts'
import { Companions } from './Companions.tsx'
import { EarlierDraft } from './EarlierDraft.tsx'
import { LockedForm } from './LockedForm.tsx'
import type { OpenDocument } from './open-document.ts'
import { RefusedSave } from './RefusedSave.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SideBySide } from './SideBySide.tsx'
import { useBarHeight } from './use-bar-height.ts'
import { useConflict } from './use-conflict.ts'
import { useEarlierDraft } from './use-earlier-draft.ts'
import { useGuardedForm } from './use-guarded-form.ts'
import { useKeptChanges } from './use-kept-changes.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeptPress } from './use-kept-press.ts'
import { useKeptTyping } from './use-kept-typing.ts'
import { useLeaving } from './use-leaving.tsx'
import { usePresence } from './use-presence.ts'
import { useRefusal } from './use-refusal.ts'
import { useSaveAgain } from './use-save-again.ts'
import { useTrueCount } from './use-true-count.ts'
import { useSaver } from './window-saves.ts'

export function GuardedDocument({ document }: { document: OpenDocument }) {
  const t = useWords()
  const { hasSavePermission } = useDocumentInfo()
  const form = useGuardedForm(document)
  useNamedControls()
  useBarHeight()
  useNotedPresses()
  useKeptTyping()
  useKeptChanges()
  useKeptFocus()
  useKeptPress()
  useTrueCount(form.save)
  const saveNow = useSaveAgain(document, form)
  useSaver(document.key, saveNow)
  const leaving = useLeaving(form, saveNow)
  const presence = usePresence(document)
  const conflict = useConflict(document, form, presence.newest)
  const earlier = useEarlierDraft(document, form)
  const refusal = useRefusal(document.key, form)
  const [isLater, setLater] = useState(false)
  const comparison = conflict.comparison ?? earlier.comparison
  return (
    <div className="menagerie-saves">
      <Companions others={presence.others} />
      {hasSavePermission ? (
        <SaveStatus save={form.save} unsaved={form.unsaved} isAutosaved={form.isAutosaved} />
      ) : (
        document.id !== undefined && <LockedForm />
      )}
      <RefusedSave refusal={refusal} fields={form.fields} />
      {conflict.notice !== undefined && <p role="status">{conflict.notice}</p>}
      {earlier.draft !== undefined && <EarlierDraft {...earlier} />}
      {conflict.isStale && isLater && (
        <button type="button" className="menagerie-saves__notice" onClick={() => setLater(false)}>
          {t('saves.newer')}
        </button>
      )}
      {comparison !== undefined && !(conflict.isStale && isLater) && (
        <SideBySide {...comparison} onLater={() => (conflict.isStale ? setLater(true) : earlier.close())} />
      )}
      {leaving}
    </div>
  )
}

/** Names the button with three dots, which has no accessible name in Payload: screen readers only say "button". */
function useNamedControls(): void {
  const t = useWords()
  useEffect(() => {
    const dots = document.querySelector('.doc-controls__popup .popup-button')
    dots?.setAttribute('aria-label', t('saves.more'))
  })
}
