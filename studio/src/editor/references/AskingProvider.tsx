'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useVersionedSaves } from '../saves/window-saves.ts'
import { AskBeforeBreaking } from './AskBeforeBreaking.tsx'

type AskingProviderProps = { siteLabels: Record<string, string>; children: ReactNode }

/** Around the whole admin: what would break is asked wherever it is begun, in a form, a list or the history of versions. */
export function AskingProvider({ siteLabels, children }: AskingProviderProps) {
  useVersionedSaves(toast.error)
  return (
    <>
      {children}
      <AskBeforeBreaking siteLabels={siteLabels} />
    </>
  )
}
