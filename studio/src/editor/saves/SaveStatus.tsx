'use client'

import type { WordKey } from '../../model/words/word-key.ts'
import { useWords } from '../frame/use-words.ts'
import type { DocumentSave } from './document-saves.ts'

type SaveStatusProps = { save: DocumentSave; unsaved: readonly string[]; isAutosaved: boolean }

/** Shows the state of the save; says "saved" only if everything is saved. */
export function SaveStatus({ save, unsaved, isAutosaved }: SaveStatusProps) {
  const t = useWords()
  const state = toState(save, unsaved, isAutosaved)
  return (
    <p className="menagerie-saves__status" role="status" data-state={state}>
      {state === 'new' ? '' : t(KEYS[state])}
    </p>
  )
}

const KEYS = {
  saved: 'saves.status.saved',
  saving: 'saves.status.saving',
  typing: 'saves.status.unsaved',
  kept: 'saves.status.kept',
  unreachable: 'saves.status.offline',
  failed: 'saves.status.failed',
  refused: 'saves.status.refused',
  stale: 'saves.status.conflict',
} as const satisfies Record<string, WordKey>

function toState(
  { phase, version }: DocumentSave,
  unsaved: readonly string[],
  isAutosaved: boolean,
): 'new' | keyof typeof KEYS {
  if (phase === 'stale') return 'stale'
  if (unsaved.length === 0 && phase === 'saving') return 'saving'
  if (unsaved.length === 0) return version === undefined ? 'new' : 'saved'
  if (phase === 'idle') return isAutosaved ? 'typing' : 'kept'
  return phase
}
