'use client'

import {
  type EditAct,
  type EditedPage,
  editMessageSchema,
  type MarkMessage,
  type PreviewMessage,
  type PreviewMode,
  type PreviewPlace,
  previewAnswerSchema as shownSchema,
  type TypedMessage,
} from '@menagerie/contract/preview'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FramePreview } from '../../preview/preview-answer.ts'
import { isOpenIn, modeOf } from './same-window.ts'

/** Interval of retries if a site does not answer. */
const ASK_AGAIN_MS = 2_000

export type PreviewStatus = 'waiting' | 'shown' | 'site-down'
type PreviewOptions = {
  frame: RefObject<HTMLIFrameElement | null>
  answer: FramePreview | undefined
  mode: PreviewMode
  edited: EditedPage | undefined
  onAct: (act: EditAct) => void
}
type Preview = {
  address: string | undefined
  /** Number of the attempt to show that address. */
  attempt: number
  status: PreviewStatus
  /** The document of the page that a followed link has opened. */
  place: PreviewPlace | undefined
  /** With `focus`, also moves the keyboard focus there; an empty block means the first block of the page. */
  mark: (block: string, focus?: boolean) => void
  /** Sends a text of the form during typing. */
  type: (typed: TypedMessage) => void
  onLoad: () => void
}

/**
 * Sends the studio's answers to the page. Messages are numbered: late answers to earlier messages are dropped, here and
 * in the page. Retries while the site does not answer.
 */
export function usePreview({ frame, answer, mode, edited, onAct }: PreviewOptions): Preview {
  const [status, setStatus] = useState<PreviewStatus>('waiting')
  const [address, setAddress] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [place, setPlace] = useState<PreviewPlace>()
  const isReady = useRef(false)
  const isLoading = useRef(true)
  const number = useRef(0)

  // The frame keeps its first address per mode and site, because another address would reload the page.
  const wanted = answer !== undefined && modeOf(answer.address) === mode ? answer.address : undefined
  const isOpened = isOpenIn(address, mode, wanted)
  useEffect(() => {
    if (isOpened || wanted === undefined) return
    isReady.current = false
    isLoading.current = true
    setStatus('waiting')
    setPlace(undefined)
    setAddress(wanted)
  }, [isOpened, wanted])

  const post = useCallback(
    (message: PreviewMessage | MarkMessage | TypedMessage) => {
      if (address !== undefined && isReady.current)
        frame.current?.contentWindow?.postMessage(message, new URL(address).origin)
    },
    [address, frame],
  )
  const send = useCallback(() => {
    if (answer?.overlay === undefined || !isReady.current) return
    number.current += 1
    const { token, overlay } = answer
    post({
      type: 'menagerie-preview',
      number: number.current,
      token,
      overlay,
      ...(mode === 'edit' && edited && { edited }),
    })
  }, [answer, edited, mode, post])
  useEffect(send, [send])

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (address === undefined || origin !== new URL(address).origin) return
      if (source !== frame.current?.contentWindow) return
      const edit = editMessageSchema.safeParse(data).data
      if (edit !== undefined) return onAct(edit.edit)
      const shown = shownSchema.safeParse(data).data
      if (shown?.number === 0) {
        isReady.current = true
        number.current = 0
        setStatus('shown')
        setPlace(shown.place)
        send()
      } else if (shown?.number === number.current) setStatus(shown.result === 'shown' ? 'shown' : 'site-down')
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [address, frame, onAct, send])

  /** A frame that has loaded but sends no message shows an error of the browser, or of a proxy in front of the site. */
  const onLoad = useCallback(() => {
    isLoading.current = false
    if (!isReady.current) setStatus('site-down')
  }, [])
  const askAgain = useCallback(() => {
    if (isReady.current) return send()
    if (isLoading.current) return
    isLoading.current = true
    if (wanted !== undefined) setAddress(wanted)
    setAttempt((before) => before + 1)
  }, [send, wanted])
  useAskingAgain(status === 'site-down', askAgain)
  const mark = useCallback((block: string, focus = false) => post({ type: 'menagerie-mark', block, focus }), [post])
  return { address, attempt, status, place, mark, type: post, onLoad }
}

/** Retries while the site does not answer. */
function useAskingAgain(isDown: boolean, ask: () => void) {
  useEffect(() => {
    if (!isDown) return
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isDown, ask])
}
