import type { Offer } from '../../model/pickers/offer.ts'
import { useWords } from '../frame/use-words.ts'
import { OfferCard } from './OfferCard.tsx'

type OfferListProps = {
  id: string
  /** Shows tiles side by side, for documents that are recognized by their picture. */
  isTiles: boolean
  /** Index of the offer that Enter chooses. */
  at: number
  offers: readonly Offer[]
  notice: string | undefined
  siteLabels: Record<string, string>
  canChoose: (offer: Offer) => boolean
  onChoose: (offer: Offer) => void
  onPoint: (index: number) => void
}

/** The results below the search box. The focus stays in the search box, which therefore handles the keys. */
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
