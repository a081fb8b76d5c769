import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import type { SiteParts } from '../site-parts.ts'

export type NewPage = { site: BrandLocale; path: string }

const kindSchema = z.enum(ADDRESSED_KINDS)
/** Kind, brand-locale and key of a body that changed, as `bodyTag` writes them. */
const BODY = /^body:([^:]+):([^/]+\/[^/]+)\/(.+)$/

/** Where the documents stand whose bodies are among what a batch has dropped. What has no page of its own is left out. */
export function findNewPages(replica: Pick<SiteParts['replica'], 'reader'>, dropped: ReadonlySet<string>): NewPage[] {
  return [...dropped].flatMap((tag) => {
    const [, kind, id = '', key = ''] = BODY.exec(tag) ?? []
    const { data } = kindSchema.safeParse(kind)
    const site = findById(id)
    const path = data && site && replica.reader(site, new Set()).pathOf(data, key)
    return site && path !== undefined ? [{ site, path }] : []
  })
}
