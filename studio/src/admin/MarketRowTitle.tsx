'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { Choice } from '../fields/choice-field.ts'
import { useOpenWhenNew } from './use-open-when-new.ts'

type Market = { country?: string; available?: boolean; rrp?: number; currency?: string }

/** `Netherlands (NL) · 12.5 EUR`: the prices of all countries are read one below the other. */
export function MarketRowTitle({ countries }: { countries: Choice[] }) {
  const { data, rowNumber } = useRowLabel<Market>()
  useOpenWhenNew()
  const country = countries.find(({ value }) => value === data?.country)?.label ?? `Country ${(rowNumber ?? 0) + 1}`
  const price = typeof data?.rrp === 'number' ? `${data.rrp} ${data.currency ?? ''}`.trim() : ''
  const state = data?.available === false ? 'not available' : ''
  return <span>{[country, price, state].filter((part) => part !== '').join(' · ')}</span>
}
