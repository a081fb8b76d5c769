'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { ChosenDocument, Offer } from '../../model/pickers/offer.ts'
import { useWords } from '../frame/use-words.ts'
import { AskForText } from './AskForText.tsx'
import { OfferCard } from './OfferCard.tsx'
import { useChosen } from './use-offers.ts'

type ChosenListProps = {
  chosen: readonly ChosenDocument[]
  isLocked: boolean
  site: string | undefined
  siteLabels: Record<string, string>
  /** Whether to ask for missing alternative texts of pictures. */
  needsText: boolean
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
}

/** The chosen documents, each with a link to its form. */
export function ChosenList({ chosen, isLocked, needsText, onMove, onRemove, site, siteLabels }: ChosenListProps) {
  const t = useWords()
  const { config } = useConfig()
  const [told, setTold] = useState(0)
  const { offers, state } = useChosen(chosen, site, told)
  if (chosen.length === 0) return null
  return (
    <ul className="menagerie-choice__chosen">
      {chosen.map(({ collection, id }, index) => {
        const offer = offers.find((each) => each.id === id)
        const path = `/collections/${collection}/${id}` as const
        const title = offer?.title ?? t('saves.goneDocument')
        return (
          <li key={id}>
            {offer === undefined ? (
              <span>{state === 'found' ? t('pickers.deleted') : '…'}</span>
            ) : (
              <OfferCard
                href={formatAdminURL({ adminRoute: config.routes.admin, path })}
                offer={offer}
                siteLabels={siteLabels}
                warning={isOfOther(offer, site) ? t('pickers.foreign') : undefined}
              />
            )}
            {needsText && collection === 'media' && offer?.detail === '' && site !== undefined && !isLocked && (
              <AskForText id={id} site={site} onTold={() => setTold(told + 1)} />
            )}
            {!isLocked && (
              <span className="menagerie-choice__tools">
                <Tool
                  label={t('pickers.up', { title })}
                  sign="↑"
                  isOff={index === 0}
                  onPress={() => onMove(index, index - 1)}
                />
                <Tool
                  label={t('pickers.down', { title })}
                  sign="↓"
                  isOff={index === chosen.length - 1}
                  onPress={() => onMove(index, index + 1)}
                />
                <Tool label={t('pickers.remove', { title })} sign="×" isOff={false} onPress={() => onRemove(index)} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const isOfOther = (offer: Offer, site: string | undefined) =>
  offer.site !== undefined && site !== undefined && offer.site !== site

type ToolProps = { label: string; sign: string; isOff: boolean; onPress: () => void }

function Tool({ isOff, label, onPress, sign }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      {sign}
    </button>
  )
}
