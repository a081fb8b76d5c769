import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Status, statusSchema } from '../../../model/translations/status.ts'

export type WantedStatus = Readonly<Record<string, string>>

/** The page of the table that is asked for; what was shown before stays until it is there. */
export function useStatus(wanted: WantedStatus) {
  const { config } = useConfig()
  const api = `${config.routes.api}/translation-status`
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString()
  const [status, setStatus] = useState<Status | 'failed'>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same page again
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(`${api}?${query}`, { signal: left.signal })
      setStatus(answer.ok ? statusSchema.parse(await answer.json()) : 'failed')
    }
    ask().catch(() => {
      if (!left.signal.aborted) setStatus('failed')
    })
    return () => left.abort()
  }, [api, query, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  const leaveOut = async (body: { collection: string; key: string; site: string; left: boolean }) => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`${api}/left-out`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
    again()
  }
  return { status, again, leaveOut, toExport: (ending: string) => `${api}/export.${ending}?${query}` }
}
