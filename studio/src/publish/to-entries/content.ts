import type { contentFields } from '@menagerie/contract/content-fields'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { storedBlocks } from '../blocks/to-blocks.ts'
import { toDocumentPath } from '../parts/document.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds, storedFlag, storedOpenTexts, storedText } from '../parts/stored-values.ts'
import { toTags } from '../parts/to-terms.ts'

/** The stored fields that every document with content has: page, article and job. */
export const storedContent = z.object({
  id: z.string(),
  site: z.string('Choose the site this belongs to'),
  path: storedText,
  title: z.string('What is published needs a title').trim(),
  subTitle: storedText,
  shortDescription: storedText,
  image: relationId,
  phoneOnlyImage: relationId,
  imageAlt: storedText,
  tags: relationIds,
  author: relationId,
  showAuthor: storedFlag,
  showDate: storedFlag,
  created: storedText,
  metaTitle: storedText,
  metaDescription: storedText,
  metaImage: relationId,
  robots: z.object({ index: z.boolean().nullish(), follow: z.boolean().nullish() }).nullish(),
  translationGroup: z.string('What is published needs a translation group'),
  main: storedBlocks,
  openTexts: storedOpenTexts,
})
type StoredContent = z.infer<typeof storedContent>
type ContentBody = z.infer<z.ZodObject<typeof contentFields>>

/** The fields that pages, articles and jobs share. */
export function toContent(content: StoredContent, site: BrandLocale, lookup: Lookup): ContentBody {
  return {
    title: content.title,
    subTitle: content.subTitle,
    shortDescription: content.shortDescription,
    image: content.image,
    phoneOnlyImage: content.phoneOnlyImage,
    imageAlt: content.imageAlt,
    tags: toTags(content.tags, site.file, lookup),
    author: content.author,
    showAuthor: content.showAuthor,
    showDate: content.showDate,
    created: content.created,
    metaTitle: content.metaTitle,
    metaDescription: content.metaDescription,
    metaImage: content.metaImage,
    robots: toPublishedRobots(content),
    translationGroup: content.translationGroup,
  }
}

/**
 * Editors forbid indexing explicitly. A document that still has texts in another language is not indexed either: it
 * would appear under the wrong language.
 */
export function toPublishedRobots({
  robots,
  openTexts,
}: Pick<StoredContent, 'robots' | 'openTexts'>): ContentBody['robots'] {
  return { index: openTexts === 0 && (robots?.index ?? true), follow: robots?.follow ?? true }
}

/** The path of an article or job, which never is the root of its site. */
export function toInnerPath(typed: string | undefined): string {
  if (typed === undefined) throw new FieldProblem('path', 'Enter an address: only the home page has none')
  return toDocumentPath(typed, 'path')
}
