'use client'

import { useAuth, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { usePartWords } from '../frame/use-part-words.ts'
import { useWords } from '../frame/use-words.ts'
import { isForeignMarket } from './is-foreign-market.ts'
import { nameCountry } from './name-country.ts'
import { toPriceAmount } from './to-price-amount.ts'
import { useLockedMarket } from './use-locked-market.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

type Market = { country?: string; available?: boolean; rrp?: number; currency?: string }

/** `Netherlands (NL) · 12.50 EUR`, so that the prices of all countries are visible in closed rows. */
export function MarketRowTitle({ countries }: { countries: FieldChoice[] }) {
  const t = useWords()
  const { data, path, rowNumber } = useRowLabel<Market>()
  const { country: lockedFor } = useLockedMarket(`${path}.`)
  const toWord = usePartWords()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  useOpenWhenNew()
  const country = nameCountry(countries, data?.country, toWord) ?? t('titles.country', { number: (rowNumber ?? 0) + 1 })
  const price =
    typeof data?.rrp === 'number' ? `${toPriceAmount(data.rrp, i18n.language)} ${data.currency ?? ''}`.trim() : ''
  const state = data?.available === false ? t('titles.unavailable') : ''
  const owner = data?.country !== undefined && isForeignMarket(user, data.country) ? t('titles.foreignMarket') : ''
  return (
    <span className={lockedFor === undefined ? undefined : 'menagerie-locked-row'}>
      {[country, price, state, owner].filter((part) => part !== '').join(' · ')}
    </span>
  )
}
