import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** What an address of the studio answers; undefined until it has. */
export function useAnswer<Answer>(address: string | undefined, schema: z.ZodType<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    setAnswer(undefined)
    if (address === undefined) return
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal }).catch(() => undefined)
      const found = response?.ok ? schema.safeParse(await response.json()) : undefined
      if (found?.success && !left.signal.aborted) setAnswer(found.data)
    }
    void ask()
    return () => left.abort()
  }, [address, schema])
  return answer
}
