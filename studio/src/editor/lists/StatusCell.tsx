import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { toTranslator } from '../../model/words/words-of.ts'
import { createPublicIds } from './public-ids.ts'

/** Shared by all rows of a list, so that they need only one query. */
const publicIdsOf = cache((payload: Payload, collection: string) => createPublicIds(payload, collection))

const row = z.object({ id: z.string(), _status: z.string().nullish(), deletedAt: z.string().nullish() })

/** The status that visitors see. Payload's own cell shows a draft as published if it has ever been published before. */
export async function StatusCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const t = toTranslator(i18n)
  const document = row.safeParse(rowData).data
  if (document === undefined) return null
  if (document.deletedAt) return <span>{t('common.inBin')}</span>
  if (document._status === 'published') return <span>{t('common.published')}</span>
  const isPublic = await publicIdsOf(payload, collectionSlug).has(document.id)
  return <span>{isPublic ? t('common.newerDraft') : t('common.draft')}</span>
}
