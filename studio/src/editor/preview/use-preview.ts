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

/** How often a site that does not answer is asked again. */
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
  /** Which one it is of showing that address. */
  attempt: number
  status: PreviewStatus
  /** The document whose page a link has led to. */
  place: PreviewPlace | undefined
  /** `focus`: the keyboard goes there, too; to the first block of the page for an empty name. */
  mark: (block: string, focus?: boolean) => void
  /** A text of the form, as it is typed. */
  type: (typed: TypedMessage) => void
  onLoad: () => void
}

/**
 * Sends the studio's answers to the page. Messages are numbered: an answer to an earlier one that comes late is thrown away, here
 * and in the page. A site that does not answer is asked until it does.
 */
export function usePreview({ frame, answer, mode, edited, onAct }: PreviewOptions): Preview {
  const [status, setStatus] = useState<PreviewStatus>('waiting')
  const [address, setAddress] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [place, setPlace] = useState<PreviewPlace>()
  const isReady = useRef(false)
  const isLoading = useRef(true)
  const number = useRef(0)

  // The window keeps its first address, of each mode and site: another would load the page anew.
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

  /** A window that has loaded and says nothing shows an error of the browser's, or of something before the site. */
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

/** A site that does not answer is asked until it does. */
function useAskingAgain(isDown: boolean, ask: () => void) {
  useEffect(() => {
    if (!isDown) return
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isDown, ask])
}
