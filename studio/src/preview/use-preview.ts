'use client'

import { type PreviewMessage, previewAnswerSchema as shownSchema } from '@menagerie/contract/preview'
import { useConfig, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PreviewAnswer, previewAnswerSchema } from './preview-answer.ts'

/** After the last key; what is typed meanwhile is in the next one. */
const SEND_AFTER_MS = 40

export type PreviewState = {
  address: string | undefined
  status: 'waiting' | 'shown' | 'site-down' | 'studio-down'
  problem: string | undefined
}

/**
 * Sends the form to the page as it changes. Messages are numbered: an answer to an earlier one that comes late is thrown
 * away, here and in the page.
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>): PreviewState {
  const [state, setState] = useState<PreviewState>({ address: undefined, status: 'waiting', problem: undefined })
  const answer = useFormAnswer(setState)
  const isReady = useRef(false)
  const number = useRef(0)

  useEffect(() => {
    const send = () => {
      if (answer?.overlay === undefined || state.address === undefined || !isReady.current) return
      number.current += 1
      const message: PreviewMessage = {
        type: 'menagerie-preview',
        number: number.current,
        token: answer.token,
        overlay: answer.overlay,
      }
      frame.current?.contentWindow?.postMessage(message, new URL(state.address).origin)
    }
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (state.address === undefined || origin !== new URL(state.address).origin) return
      if (source !== frame.current?.contentWindow) return
      const shown = shownSchema.safeParse(data).data
      if (shown?.number === 0) {
        isReady.current = true
        number.current = 0
        send()
      } else if (shown?.number === number.current) {
        setState((before) => ({ ...before, status: shown.ok ? 'shown' : 'site-down' }))
      }
    }
    window.addEventListener('message', onMessage)
    send()
    return () => window.removeEventListener('message', onMessage)
  }, [answer, frame, state.address])
  return state
}

/** The studio's newest answer to the form. One question at a time: the next one has all that was typed meanwhile. */
function useFormAnswer(setState: (change: (before: PreviewState) => PreviewState) => void) {
  const { config } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const fields = useFormFields(([all]) => all)
  const [answer, setAnswer] = useState<PreviewAnswer>()
  const asking = useRef<Promise<void>>(Promise.resolve())
  const wanted = useRef(0)
  const address = `${config.routes.api}/preview`

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form asks again
  useEffect(() => {
    const turn = ++wanted.current
    const ask = async () => {
      if (turn !== wanted.current) return
      const body = JSON.stringify({ collection: collectionSlug, id, values: getData() })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
      const response = await fetch(address, init).catch(() => undefined)
      const read = response?.ok ? previewAnswerSchema.safeParse(await response.json()).data : undefined
      if (read === undefined) return setState((before) => ({ ...before, status: 'studio-down' }))
      // The window keeps its first address: another would load the page anew.
      setState((before) => ({ ...before, address: before.address ?? read.address, problem: read.problem }))
      setAnswer(read)
    }
    const timer = setTimeout(() => {
      asking.current = asking.current.then(ask)
    }, SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [address, collectionSlug, fields, getData, id, setState])
  return answer
}
