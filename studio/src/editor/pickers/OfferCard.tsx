import type { Offer } from '../../model/pickers/offer.ts'

type OfferCardProps = {
  offer: Offer
  siteLabels: Record<string, string>
  /** Link to the form, which opens in a new tab so that unsaved text stays. */
  href?: string | undefined
  warning?: string | undefined
}

/** A document with what is needed to recognize it. */
export function OfferCard({ href, offer, siteLabels, warning }: OfferCardProps) {
  const site = offer.site && (siteLabels[offer.site] ?? offer.site)
  const hasPicture = offer.collection === 'product-facts' || offer.collection === 'media'
  return (
    <span className="menagerie-offer" data-kind={offer.collection}>
      {hasPicture && (
        <span className="menagerie-offer__picture">
          {/* biome-ignore lint/performance/noImgElement: a thumbnail of the studio's own, small already */}
          {offer.picture && <img src={offer.picture} alt="" loading="lazy" width={40} height={40} />}
        </span>
      )}
      <span className="menagerie-offer__words">
        {href === undefined ? (
          <strong>{offer.title}</strong>
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {offer.title}
          </a>
        )}
        <small>{[site, offer.detail].filter(Boolean).join(' · ')}</small>
      </span>
      {(warning ?? offer.note) && <span className="menagerie-offer__note">{warning ?? offer.note}</span>}
    </span>
  )
}
