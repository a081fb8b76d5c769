import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import {
  type Beside,
  type BesideList,
  besideListSchema,
  besideSchema,
} from '../../../model/translations/beside/beside.ts'

/** Reads an answer of the studio, anew for each address; undefined until it is there. */
function useRead<Answer>(address: string | undefined, schema: z.ZodType<Answer>): Answer | 'failed' | undefined {
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  useEffect(() => {
    if (address === undefined) return
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal })
      setAnswer(response.ok ? schema.parse(await response.json()) : 'failed')
    }
    ask().catch(() => {
      if (!left.signal.aborted) setAnswer('failed')
    })
    return () => left.abort()
  }, [address, schema])
  return answer
}

type Asked = { collection: string; id: string; saved: string }

/** What can stand beside a form. */
export function useBesideList({ collection, id }: Asked): BesideList | 'failed' | undefined {
  const { config } = useConfig()
  return useRead(`${config.routes.api}/translations/${collection}/${id}/beside`, besideListSchema)
}

/** One of these, text by text, read anew after each save. */
export function useBeside({ collection, id, saved }: Asked, other: string | undefined): Beside | 'failed' | undefined {
  const { config } = useConfig()
  const own = `${config.routes.api}/translations/${collection}/${id}/beside`
  const query = new URLSearchParams({ saved })
  return useRead(other === undefined ? undefined : `${own}/${encodeURIComponent(other)}?${query}`, besideSchema)
}
