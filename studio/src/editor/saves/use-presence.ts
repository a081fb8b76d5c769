'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { HEARTBEAT_MS, type Heartbeat, type Presence, presenceSchema } from '../../model/saves/presence.ts'
import type { OpenDocument } from './open-document.ts'
import { WINDOW_ID } from './window-saves.ts'

const ALONE: Presence = { others: [], newest: null }

/**
 * Reports to the studio that this window has the document open; returns other users of the document and newer versions.
 */
export function usePresence({ collection, id }: OpenDocument): Presence {
  const { config } = useConfig()
  const [presence, setPresence] = useState(ALONE)
  const address = `${config.routes.api}/presence`
  useEffect(() => {
    if (id === undefined) return
    const left = new AbortController()
    const post = (heartbeat: Heartbeat, init: RequestInit = {}) =>
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(heartbeat),
        ...init,
      })
    const say = { collection, id, window: WINDOW_ID }
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await post(say, { signal: left.signal }).catch(() => undefined)
      const heard = answer?.ok ? presenceSchema.safeParse(await answer.json()).data : undefined
      if (heard !== undefined && !left.signal.aborted) setPresence(heard)
    }
    const leave = () => void post({ ...say, leaving: true }, { keepalive: true }).catch(() => undefined)
    void beat()
    const timer = setInterval(beat, HEARTBEAT_MS)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    return () => {
      left.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [address, collection, id])
  return presence
}
