import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import type { SiteParts } from '../site-parts.ts'

export type NewPage = { site: BrandLocale; path: string }

const kindSchema = z.enum(ADDRESSED_KINDS)
/** Matches the tags of changed bodies, as `bodyTag` writes them: kind, brand-locale and key. */
const BODY = /^body:([^:]+):([^/]+\/[^/]+)\/(.+)$/

/** Returns the pages of the documents whose bodies a batch has changed; documents without a page are left out. */
export function findNewPages(replica: Pick<SiteParts['replica'], 'reader'>, dropped: ReadonlySet<string>): NewPage[] {
  return [...dropped].flatMap((tag) => {
    const [, kind, id = '', key = ''] = BODY.exec(tag) ?? []
    const { data } = kindSchema.safeParse(kind)
    const site = findById(id)
    const path = data && site && replica.reader(site, new Set()).pathOf(data, key)
    return site && path !== undefined ? [{ site, path }] : []
  })
}
