import { useConfig } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useWords } from '../frame/use-words.ts'

const answer = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })
const WAITING = '…'
/** Cannot be a title, because titles are single lines. */
const GONE = '\n'

/**
 * Names of documents by id. Calls `describe` with a function that returns a document's name and records the request;
 * loads requested names, then calls `describe` again.
 */
export function useDocumentNames<T>(
  describe: (nameOf: (collections: readonly string[], id: string) => string) => T,
): T {
  const words = useWords()
  const { config } = useConfig()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { described, wanted } = useMemo(() => {
    const asked = new Set<string>()
    const nameOf = (collections: readonly string[], id: string) => {
      const keys = collections.map((collection) => `${collection} ${id}`)
      for (const key of keys) if (!names.has(key)) asked.add(key)
      const known = keys.map((key) => names.get(key)).find((name) => name !== undefined && name !== GONE)
      return known ?? (keys.every((key) => names.has(key)) ? words('saves.goneDocument') : WAITING)
    }
    return { described: describe(nameOf), wanted: [...asked].sort().join() }
  }, [describe, names, words])

  useEffect(() => {
    if (wanted === '') return
    let isLeft = false
    const load = async () => {
      const pairs = wanted.split(',').map((key) => key.split(' '))
      const byCollection = Map.groupBy(pairs, ([collection = '']) => collection)
      const found = await Promise.all(
        [...byCollection].map(async ([collection, all]) => {
          const ids = all.flatMap(([, id]) => id ?? [])
          const title = config.collections.find(({ slug }) => slug === collection)?.admin.useAsTitle ?? 'id'
          const query = new URLSearchParams({
            'where[id][in]': ids.join(),
            depth: '0',
            draft: 'true',
            limit: String(ids.length),
          })
          const response = await fetch(`${config.routes.api}/${collection}?${query}`).catch(() => undefined)
          const docs = answer.safeParse(await response?.json().catch(() => undefined)).data?.docs ?? []
          return ids.map((id) => {
            const name = docs.find((doc) => doc.id === id)?.[title]
            return [`${collection} ${id}`, typeof name === 'string' && name !== '' ? name : GONE] as const
          })
        }),
      )
      if (!isLeft) setNames((before) => new Map([...before, ...found.flat()]))
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [config, wanted])
  return described
}
