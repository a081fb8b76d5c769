import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { type Status, statusSchema } from '../../../model/translations/status.ts'
import { toQuery, type WantedStatus } from './wanted-status.ts'

/** Loads a page of the table; the previous one is shown meanwhile. */
export function useStatus(wanted: WantedStatus) {
  const { config } = useConfig()
  const api = `${config.routes.api}/translation-status`
  const query = toQuery(wanted)
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
  const leaveOut = async (body: { collection: string; key: string; site: string; left: boolean }): Promise<boolean> => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${api}/left-out`, init).catch(() => undefined)
    again()
    return answer?.ok === true
  }
  return { status, again, leaveOut, toExport: (ending: string) => `${api}/export.${ending}?${query}` }
}
