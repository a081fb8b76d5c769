import type { Offer } from '../../model/pickers/offer.ts'
import { useWords } from '../frame/use-words.ts'
import { OfferCard } from './OfferCard.tsx'

type OfferListProps = {
  id: string
  /** Side by side, for what is known by its picture. */
  isTiles: boolean
  /** The one that Enter chooses. */
  at: number
  offers: readonly Offer[]
  notice: string | undefined
  siteLabels: Record<string, string>
  canChoose: (offer: Offer) => boolean
  onChoose: (offer: Offer) => void
  onPoint: (index: number) => void
}

/** What was found, below the words. The focus stays in the words, so keys are handled there. */
export function OfferList({
  at,
  canChoose,
  id,
  isTiles,
  notice,
  offers,
  onChoose,
  onPoint,
  siteLabels,
}: OfferListProps) {
  const t = useWords()
  return (
    <div className="menagerie-choice__offers" data-tiles={isTiles || undefined}>
      <div id={id} role="listbox" aria-label={t('pickers.found')}>
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
          <div
            key={offer.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            aria-disabled={!canChoose(offer)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(offer)}
            onPointerMove={() => onPoint(index)}
          >
            <OfferCard
              offer={offer}
              siteLabels={siteLabels}
              warning={canChoose(offer) ? undefined : t('pickers.otherSite')}
            />
          </div>
        ))}
      </div>
      {notice !== undefined && <p role="status">{notice}</p>}
    </div>
  )
}
