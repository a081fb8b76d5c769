'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useVersionedSaves } from '../saves/window-saves.ts'
import { AskBeforeBreaking } from './AskBeforeBreaking.tsx'

type AskingProviderProps = { siteLabels: Record<string, string>; children: ReactNode }

/** Wraps the whole admin: asks before references are broken, in forms, lists and the history of versions alike. */
export function AskingProvider({ siteLabels, children }: AskingProviderProps) {
  useVersionedSaves(toast.error)
  return (
    <>
      {children}
      <AskBeforeBreaking siteLabels={siteLabels} />
    </>
  )
}
