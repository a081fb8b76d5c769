import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const answerSchema = z.object({ docs: z.array(z.object({ path: z.string().nullish() })) })

/**
 * The folder of a site's documents of this collection and kind, taken from the newest published one. Empty if there is
 * none.
 */
export function useFolder(collection: string | undefined, site: string | undefined, kind: unknown): string {
  const { config } = useConfig()
  const [folder, setFolder] = useState('')
  const query = new URLSearchParams({
    'where[site][equals]': site ?? '',
    ...(typeof kind === 'string' && { 'where[role_type][equals]': kind }),
    'where[_status][equals]': 'published',
    'select[path]': 'true',
    sort: '-createdAt',
    limit: '1',
    depth: '0',
  })
  const address = collection && site ? `${config.routes.api}/${collection}?${query}` : undefined
  useEffect(() => {
    if (address === undefined) return setFolder('')
    const left = new AbortController()
    const ask = async () => {
      const answer = await fetch(address, { signal: left.signal }).catch(() => undefined)
      const path = answer?.ok ? answerSchema.safeParse(await answer.json()).data?.docs[0]?.path : undefined
      if (!left.signal.aborted) setFolder(path?.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')
    }
    void ask()
    return () => left.abort()
  }, [address])
  return folder
}
