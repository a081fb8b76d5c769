import type { Entry } from '@menagerie/contract/entry'
import { PAGE_TEMPLATES, type PageArea } from '@menagerie/contract/page'
import { z } from 'zod'
import { storedBlocks, toBlocks } from '../blocks/to-blocks.ts'
import type { Lookup } from '../lookup.ts'
import { storedFlag, storedText } from '../stored-values.ts'
import { findSite, readDocument, toPath } from './document.ts'

const storedPage = z.object({
  id: z.string(),
  site: z.string(),
  template: z.enum(PAGE_TEMPLATES),
  path: storedText,
  title: z.string('A published page needs a title'),
  subTitle: storedText,
  metaTitle: storedText,
  metaDescription: storedText,
  robots: z.object({ index: z.boolean().nullish(), follow: z.boolean().nullish() }).nullish(),
  translationGroup: z.string('A published page needs a translation group'),
  is_gated: storedFlag,
  extras: storedBlocks,
  miniBanners: storedBlocks,
  main: storedBlocks,
})

/** A gated page is a stub: what only signed-in customers may see never leaves the studio with the public state. */
export function pageToEntries(document: unknown, lookup: Lookup): Entry<'page'>[] {
  const page = readDocument(storedPage, document)
  const site = findSite(page.site)
  const area = (name: PageArea) => (page.is_gated ? [] : toBlocks(page[name], name, lookup))
  const open = page.is_gated
    ? {}
    : { subTitle: page.subTitle, metaTitle: page.metaTitle, metaDescription: page.metaDescription }
  return [
    {
      kind: 'page',
      brand: site.brand,
      locale: site.code,
      key: page.id,
      path: toPath(page.path ?? '', 'path'),
      body: {
        template: page.template,
        title: page.title.trim(),
        ...open,
        robots: { index: page.robots?.index ?? true, follow: page.robots?.follow ?? true },
        translationGroup: page.translationGroup,
        is_gated: page.is_gated,
        areas: { extras: area('extras'), miniBanners: area('miniBanners'), main: area('main') },
      },
    },
  ]
}
