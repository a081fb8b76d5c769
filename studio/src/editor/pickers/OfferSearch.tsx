'use client'

import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import type { Offer, PickedCollection } from '../../model/pickers/offer.ts'
import type { WordKey } from '../../model/words/word-key.ts'
import { useWords } from '../frame/use-words.ts'
import { OfferList } from './OfferList.tsx'
import { useOffers } from './use-offers.ts'

type OfferSearchProps = {
  collections: readonly PickedCollection[]
  inputRef: RefObject<HTMLInputElement | null>
  name: string
  site: string | undefined
  siteLabels: Record<string, string>
  /** Ids that are not offered, because they are chosen already. */
  taken: readonly string[]
  onChoose: (offer: Offer) => void
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
/** Tiles are side by side: while the search box is empty, the left and right keys choose among them. */
const TILE_STEPS: typeof STEPS = { ...STEPS, ArrowRight: 1, ArrowLeft: -1 }

/** A search box and its results. Documents of other sites are listed with their site, and cannot be chosen. */
export function OfferSearch({ collections, inputRef, name, onChoose, site, siteLabels, taken }: OfferSearchProps) {
  const t = useWords()
  const list = useId()
  const isTiles = collections.every((collection) => collection === 'media')
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const answer = useOffers(isOpen, collections, site, words)
  const offers = answer.offers.filter(({ id }) => !taken.includes(id))
  const canChoose = (offer: Offer) => offer.site === undefined || site === undefined || offer.site === site
  const choose = (offer: Offer | undefined) => {
    if (offer === undefined || !canChoose(offer)) return
    onChoose(offer)
    setOpen(false)
    setWords('')
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = (isTiles && words === '' ? TILE_STEPS : STEPS)[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setAt(Math.max(0, Math.min(offers.length - 1, at + (isOpen ? step : 0))))
    } else if (event.key === 'Enter') {
      // Prevents submitting the whole form.
      event.preventDefault()
      if (isOpen) choose(offers[at])
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className="menagerie-choice__search">
      <input
        ref={inputRef}
        id={`field-${name.replaceAll('.', '__')}`}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={list}
        aria-expanded={isOpen}
        aria-activedescendant={isOpen && offers[at] ? `${list}-${at}` : undefined}
        placeholder={t(toPlaceholder(collections))}
        value={words}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(0)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <OfferList
          id={list}
          isTiles={isTiles}
          at={at}
          canChoose={canChoose}
          notice={offers.length === 0 ? t(toNotice(answer.state)) : undefined}
          offers={offers}
          siteLabels={siteLabels}
          onChoose={choose}
          onPoint={setAt}
        />
      )}
    </div>
  )
}

const toNotice = (state: 'looking' | 'found' | 'failed') =>
  (({ looking: 'common.looking', found: 'pickers.nothing', failed: 'common.tryAgain' }) as const)[state]

function toPlaceholder(collections: readonly PickedCollection[]): WordKey {
  if (collections.includes('media')) return 'pickers.byFile'
  if (!collections.includes('product-facts')) return 'pickers.byTitle'
  return collections.length > 1 ? 'pickers.byAll' : 'pickers.bySku'
}
