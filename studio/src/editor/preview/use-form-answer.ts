'use client'

import { PREVIEW_TOKEN_S, type PreviewMode } from '@menagerie/contract/preview'
import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { type FramePreview, framePreviewSchema } from '../../preview/preview-answer.ts'
import { isAway } from '../saves/is-away.ts'

const ASK_AGAIN_MS = 2_000
/**
 * Renews an answer before its token expires, so that an editor that changes nothing can still follow links and click on
 * texts.
 */
const RENEWED_MS = PREVIEW_TOKEN_S * 900

export type StudioOutage = 'studio-down' | 'studio-failed'

/**
 * The studio's latest answer to the form. Only one request at a time: the next one includes everything typed meanwhile.
 */
export function useFormAnswer(mode: PreviewMode, day: string) {
  const { config } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const fields = useFormFields(([all]) => all)
  const [answer, setAnswer] = useState<FramePreview>()
  const [outage, setOutage] = useState<StudioOutage>()
  const asking = useRef<Promise<void>>(Promise.resolve())
  const wanted = useRef(0)
  const address = `${config.routes.api}/preview`

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form asks again
  useEffect(() => {
    const turn = ++wanted.current
    let again: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      if (turn !== wanted.current) return
      const ahead = mode === 'preview' && day !== '' ? { ahead: { day, drafts: false } } : {}
      const body = JSON.stringify({ collection: collectionSlug, id, mode, values: getData(), ...ahead })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      const response = await fetch(address, init).catch(() => undefined)
      const said: unknown = await response?.json().catch(() => undefined)
      const read = response?.ok ? framePreviewSchema.safeParse(said).data : undefined
      setOutage(read === undefined ? toOutage(response) : undefined)
      if (read !== undefined) setAnswer(read)
      again = setTimeout(queue, read === undefined ? ASK_AGAIN_MS : RENEWED_MS)
    }
    const queue = () => {
      asking.current = asking.current.then(ask)
    }
    queue()
    return () => {
      // A closed pane stops asking; a running request does not start another attempt.
      wanted.current += 1
      clearTimeout(again)
    }
  }, [address, collectionSlug, day, fields, getData, id, mode])
  return { answer, outage }
}

const toOutage = (response: Response | undefined): StudioOutage =>
  response === undefined || isAway(response.status) ? 'studio-down' : 'studio-failed'
