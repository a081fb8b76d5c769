'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Uses } from '../../model/references/uses.ts'
import { useWords } from '../frame/use-words.ts'

type UseListProps = { uses: Uses; siteLabels: Record<string, string> }

/** Documents with links to their forms, which open in a new tab so that unsaved text stays. */
export function UseList({ siteLabels, uses: { total, uses } }: UseListProps) {
  const t = useWords()
  const { config } = useConfig()
  return (
    <>
      <ul>
        {uses.map(({ collection, id, isDraft, place, site, title }) => {
          const path = `/collections/${collection}/${id}` as const
          const known = config.collections.find(({ slug }) => slug === collection)?.labels.singular
          const kind = typeof known === 'string' ? known : ''
          const words = [kind, site && (siteLabels[site] ?? site), place, isDraft && t('uses.draftOnly')]
          return (
            <li key={id}>
              <a href={formatAdminURL({ adminRoute: config.routes.admin, path })} target="_blank" rel="noopener">
                {title}
              </a>
              <span>{words.filter(Boolean).join(' · ')}</span>
            </li>
          )
        })}
      </ul>
      {total > uses.length && <p>{t('uses.more', { count: total - uses.length })}</p>}
    </>
  )
}
