import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type ChosenDocument, type Offer, offersSchema, type PickedCollection } from '../../model/pickers/offer.ts'

type OffersState = { offers: readonly Offer[]; state: 'looking' | 'found' | 'failed' }
const LOOKING: OffersState = { offers: [], state: 'looking' }

/** Documents that match the words. Keeps the last result while the next one is loading. */
export function useOffers(
  isOpen: boolean,
  collections: readonly PickedCollection[],
  site: string | undefined,
  words: string,
): OffersState {
  const query = new URLSearchParams([...collections.map((slug) => ['collection', slug]), ['words', words]])
  return useAnswer(isOpen ? query : undefined, site)
}

/** The chosen documents in their order, without deleted ones. Loads them again whenever `told` changes. */
export function useChosen(chosen: readonly ChosenDocument[], site: string | undefined, told: number): OffersState {
  const query = new URLSearchParams(chosen.map(({ collection, id }) => ['chosen', `${collection}:${id}`]))
  if (told > 0) query.set('told', String(told))
  return useAnswer(chosen.length === 0 ? undefined : query, site)
}

function useAnswer(query: URLSearchParams | undefined, site: string | undefined): OffersState {
  const { config } = useConfig()
  const [answer, setAnswer] = useState(LOOKING)
  if (query !== undefined && site !== undefined) query.set('site', site)
  const address = query && `${config.routes.api}/offers?${query}`
  useEffect(() => {
    if (address === undefined) return
    const left = new AbortController()
    const ask = async () => {
      const response = await fetch(address, { signal: left.signal })
      const offers = response.ok ? offersSchema.safeParse(await response.json()).data?.offers : undefined
      if (!left.signal.aborted) setAnswer(offers ? { offers, state: 'found' } : { offers: [], state: 'failed' })
    }
    ask().catch(() => {
      if (!left.signal.aborted) setAnswer({ offers: [], state: 'failed' })
    })
    return () => left.abort()
  }, [address])
  return answer
}
