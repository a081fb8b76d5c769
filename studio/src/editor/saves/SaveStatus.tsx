'use client'

import type { DocumentSave } from './document-saves.ts'

type SaveStatusProps = { save: DocumentSave; unsaved: readonly string[]; isAutosaved: boolean }

/** Says "saved" of what is saved, and of nothing else. */
export function SaveStatus({ save, unsaved, isAutosaved }: SaveStatusProps) {
  const state = toState(save, unsaved, isAutosaved)
  return (
    <p className="menagerie-saves__status" role="status" data-state={state}>
      {TEXTS[state]}
    </p>
  )
}

const TEXTS = {
  new: '',
  saved: 'Saved',
  saving: 'Saving …',
  typing: 'Not saved yet',
  kept: 'Not saved yet, kept on this device',
  unreachable: 'No connection to the studio. What you type is kept on this device and sent later.',
  failed:
    'Not saved: a fault of the studio, not of your connection. What you type is kept on this device and sent again.',
  refused: 'Not saved: see the messages. What you typed is kept on this device.',
  stale: 'Not saved: there is a newer version. What you typed is kept on this device.',
} as const

function toState(
  { phase, version }: DocumentSave,
  unsaved: readonly string[],
  isAutosaved: boolean,
): keyof typeof TEXTS {
  if (phase === 'stale') return 'stale'
  if (unsaved.length === 0 && phase === 'saving') return 'saving'
  if (unsaved.length === 0) return version === undefined ? 'new' : 'saved'
  if (phase === 'idle') return isAutosaved ? 'typing' : 'kept'
  return phase
}
