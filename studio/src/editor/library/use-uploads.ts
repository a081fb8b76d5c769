'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { findSamePicture, hashPicture, type SamePicture } from './find-same-file.ts'

export type Upload = {
  name: string
  /** From 0 to 1. */
  part: number
  state: 'waiting' | 'sending' | 'done' | 'there' | 'refused'
  same?: SamePicture
  problem?: string
}

const refusedSchema = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })) }).nullish(),
      }),
    )
    .min(1),
})

/** Sends files one after the other; what is in the library already is named and not sent again. */
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
      const hash = await hashPicture(file)
      const same = hash && (await findSamePicture(api, hash, undefined))
      if (same) note(at, { state: 'there', same, part: 1 })
      else note(at, await send(`${api}/media`, file, lost, (part) => note(at, { part })))
    }
    router.refresh()
  }
  return { uploads, add, isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending') }
}

/** `fetch` does not tell how far an upload is. */
function send(address: string, file: File, lost: string, onPart: (part: number) => void): Promise<Partial<Upload>> {
  const form = new FormData()
  form.append('_payload', '{}')
  form.append('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const end = (state: Upload['state'], problem?: string) => resolve({ state, part: 1, ...(problem && { problem }) })
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onPart(loaded / total))
    request.addEventListener('load', () =>
      request.status < 300 ? end('done') : end('refused', readProblem(request.responseText) ?? lost),
    )
    request.addEventListener('error', () => end('refused', lost))
    request.open('POST', address)
    request.send(form)
  })
}

function readProblem(text: string): string | undefined {
  try {
    const [first] = refusedSchema.parse(JSON.parse(text)).errors
    return first?.data?.errors[0]?.message ?? first?.message
  } catch {
    return undefined
  }
}
