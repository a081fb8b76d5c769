import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** Reads an address of the studio, and again when it changes; keeps the previous answer meanwhile. Undefined until the first answer. */
export function useStudioRead<Answer>(
  address: string | undefined,
  schema: z.ZodType<Answer>,
): Answer | 'failed' | undefined {
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
