'use client'

import { PREVIEW_TOKEN_S, type PreviewPlace, previewAnswerSchema, type SitePlan } from '@menagerie/contract/preview'
import { useConfig } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type SiteAnswer, siteAnswerSchema } from '../../../preview/site/site-answer.ts'
import { postToStudio } from '../../frame/post-to-studio.ts'
import { toFormHref } from '../to-form-href.ts'

type ShownPage = { address: string } | { site: string; path: string }
type Opened = SiteAnswer & { number: number; at: number }

/** A link uses the token of its page: the page is opened with a new one before the token expires. */
const FOLLOWED_MS = PREVIEW_TOKEN_S * 500
const LEFT_MS = PREVIEW_TOKEN_S * 900

/** The page in the frame and its document: the page reports it after each followed link. */
export function useSitePage(frame: RefObject<HTMLIFrameElement | null>, ahead: SitePlan) {
  const { api } = useConfig().config.routes
  const [opened, setOpened] = useState<Opened>()
  const [place, setPlace] = useState<PreviewPlace>()
  const [path, setPath] = useState('')
  const [problem, setProblem] = useState('')
  const { day, drafts } = ahead

  const open = useCallback(
    async (wanted: ShownPage) => {
      const body = { place: wanted, ahead: { drafts, ...(day && { day }) } }
      const { found, problem: refusal } = await postToStudio(`${api}/preview/site`, body, siteAnswerSchema)
      setProblem(refusal)
      if (found === undefined) return
      setPlace(undefined)
      setPath(found.path)
      setOpened((before) => ({ ...found, number: (before?.number ?? 0) + 1, at: Date.now() }))
    },
    [api, day, drafts],
  )

  const { address, at = 0, site } = opened ?? {}
  useEffect(() => {
    if (site === undefined || at === 0) return
    const renewal = setTimeout(() => void open({ site, path }), at + LEFT_MS - Date.now())
    return () => clearTimeout(renewal)
  }, [at, open, path, site])
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (address === undefined || origin !== new URL(address).origin || source !== frame.current?.contentWindow) return
      const ready = previewAnswerSchema.safeParse(data).data
      if (ready?.number !== 0) return
      setPlace(ready.place)
      if (ready.path === undefined) return
      setPath(ready.path)
      if (site !== undefined && Date.now() - at > FOLLOWED_MS) void open({ site, path: ready.path })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [address, at, frame, open, site])

  const formHref = site && place && toFormHref(api, site, place)
  return { open, opened, path, problem, formHref, place }
}
