'use client'

import { SelectInput, useListQuery } from '@payloadcms/ui'
import type { Choice } from '../fields/choice-field.ts'
import { findSiteCondition, withSiteCondition } from './with-site-condition.ts'

/** Narrows a list to one site with one choice, which editors do all day. */
export function SiteListFilter({ choices }: { choices: Choice[] }) {
  const { handleWhereChange, query } = useListQuery()
  return (
    <div className="menagerie-site-filter">
      <SelectInput
        name="site-filter"
        path="site-filter"
        label="Site"
        placeholder="All sites"
        options={choices}
        value={findSiteCondition(query?.where) ?? ''}
        onChange={(chosen) => {
          const site = Array.isArray(chosen) ? undefined : chosen?.value
          void handleWhereChange?.(withSiteCondition(query?.where, typeof site === 'string' ? site : undefined))
        }}
      />
    </div>
  )
}
