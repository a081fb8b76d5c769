'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type FoundFile, findSameFile, hashUpload } from './find-same-file.ts'
import { sendUpload } from './send-upload.ts'

export type Upload = {
  name: string
  /** From 0 to 1. */
  part: number
  state: 'waiting' | 'sending' | 'done' | 'there' | 'refused'
  same?: FoundFile
  problem?: string
}

/** Uploads files one after the other; files that the library already has are listed but not uploaded. */
export function useUploads(lost: string) {
  const { config } = useConfig()
  const router = useRouter()
  const api = config.routes.api
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const note = (at: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((each, index) => (index === at ? { ...each, ...change } : each)))

  const add = async (files: readonly File[]) => {
    setUploads(files.map(({ name }) => ({ name, part: 0, state: 'waiting' })))
    for (const [at, file] of files.entries()) {
      note(at, { state: 'sending' })
      const hash = await hashUpload(file)
      const same = hash && (await findSameFile(`${api}/media`, hash, undefined))
      if (same) note(at, { state: 'there', same, part: 1 })
      else {
        const { ok, problem = lost } = await sendUpload(`${api}/media`, file, { onPart: (part) => note(at, { part }) })
        note(at, ok ? { state: 'done', part: 1 } : { state: 'refused', part: 1, problem })
      }
    }
    router.refresh()
  }
  return { uploads, add, isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending') }
}
