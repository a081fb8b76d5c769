import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type ChangesAnswer, changesAnswerSchema, pairSchema } from '../../model/translations/changes.ts'
import type { TranslatedFrom } from '../../model/translations/translated-from.ts'

/** What the studio says of a document and its source, asked anew after each save. */
export function useChanges(collection: string, id: string, saved: string) {
  const { config } = useConfig()
  const own = `${config.routes.api}/translations/${collection}/${id}`
  const [answer, setAnswer] = useState<ChangesAnswer | 'failed'>()
  const address = `${own}?${new URLSearchParams({ saved })}`
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal })
      setAnswer(response.ok ? changesAnswerSchema.parse(await response.json()) : 'failed')
    }
    ask().catch(() => {
      if (!left.signal.aborted) setAnswer('failed')
    })
    return () => left.abort()
  }, [address])
  const follow = async (source: string): Promise<TranslatedFrom | undefined> => {
    const response = await fetch(`${own}/from/${encodeURIComponent(source)}`).catch(() => undefined)
    return response?.ok ? pairSchema.parse(await response.json()).from : undefined
  }
  return { answer, follow }
}
