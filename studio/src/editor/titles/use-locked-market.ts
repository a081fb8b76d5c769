'use client'

import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { isForeignMarket } from './is-foreign-market.ts'

const ROW = /^markets\.(\d+)\./
const storedSchema = z.object({ markets: z.array(z.object({ id: z.string(), country: z.string() })) })

/**
 * The country of a product field's row, if other users manage it. Uses the stored country, so that a row stays editable
 * while its country is being chosen.
 */
export function useLockedMarket(path: string): { country?: string; isOpen: boolean } {
  const { data } = useDocumentInfo()
  const { user } = useAuth()
  const index = ROW.exec(path)?.[1]
  const id = useFormFields(([fields]) => fields[`markets.${index}.id`]?.value)
  const isOpen = useFormFields(([fields]) => fields.markets?.rows?.[Number(index)]?.collapsed !== true)
  const stored = storedSchema.safeParse(data).data?.markets.find((row) => row.id === id)
  return index !== undefined && stored !== undefined && isForeignMarket(user, stored.country)
    ? { country: stored.country, isOpen }
    : { isOpen }
}
