'use client'

import { SelectInput, useAuth, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import type { User } from '../../payload-types.ts'
import { useWords } from '../frame/use-words.ts'
import { ANY_SITE, findSiteCondition, namesSite, withOwnSitesOnly, withSiteCondition } from './with-site-condition.ts'

/**
 * Filters a list by site with one choice, a frequent task of editors. The lists of editors begin with their own sites.
 */
export function SiteListFilter({ choices }: { choices: FieldChoice[] }) {
  const t = useWords()
  const { handleWhereChange, query } = useListQuery()
  const { user } = useAuth<User>()
  const isOfOwn = user?.role === 'editor' && (user.sites ?? []).length > 0
  const value = findSiteCondition(query?.where) ?? ''
  // The server applies the editor's own sites to lists, but it cannot recognize a list in a drawer.
  const { isInDrawer } = useListDrawerContext()
  const lacksOwn = isInDrawer && isOfOwn && !namesSite(query?.where)
  const own = user?.sites?.join() ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that names no site any more begins anew
  useEffect(() => {
    if (lacksOwn) void handleWhereChange?.(withOwnSitesOnly(query?.where, own.split(',')))
  }, [lacksOwn, own])
  // Stylesheets show "select all" only in lists of one site.
  const site = value === '' || value === ANY_SITE ? undefined : value
  return (
    <div className="menagerie-site-filter" data-site={site}>
      <SelectInput
        name="site-filter"
        path="site-filter"
        label={t('lists.site')}
        placeholder={isOfOwn ? t('lists.mySites') : t('lists.allSites')}
        options={isOfOwn ? [{ value: ANY_SITE, label: t('lists.allSites') }, ...choices] : choices}
        value={value}
        onChange={(chosen) => {
          const next = Array.isArray(chosen) ? undefined : chosen?.value
          void handleWhereChange?.(withSiteCondition(query?.where, typeof next === 'string' ? next : undefined))
        }}
      />
    </div>
  )
}
