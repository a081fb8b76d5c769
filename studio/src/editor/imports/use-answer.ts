import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** Loads the answer of a studio address; undefined while loading. With `isKept`, keeps the last answer while the next one loads. */
export function useAnswer<Answer>(address: string, schema: z.ZodType<Answer>, isKept = false): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!isKept) setAnswer(undefined)
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal }).catch(() => undefined)
      const found = response?.ok ? schema.safeParse(await response.json()) : undefined
      if (found?.success && !left.signal.aborted) setAnswer(found.data)
    }
    void ask()
    return () => left.abort()
  }, [address, schema, isKept])
  return answer
}
