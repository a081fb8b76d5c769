import type { Language } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { readSheet } from '../words/read-sheet.ts'

const page = z.strictObject({ slug: requiredText, title: requiredText, sub: requiredText, text: requiredText })
const menus = z.strictObject({
  /** Heading of the column of the footer. */
  column: requiredText,
  /** What a website for journalists is called there. */
  press: requiredText,
})
const business = page.omit({ slug: true }).extend({
  /** Its address, where spec §2 has none for the locale. */
  path: requiredText,
  menu: requiredText,
  meta: requiredText,
})

const portalWordsSchema = z
  .strictObject({
    menus,
    business,
    login: page.extend({ meta: requiredText }),
    portal: page,
    material: page,
    contact: page,
    training: page,
    'training/first': page,
    'training/second': page,
    news: page,
    'news/first': page,
    'news/second': page,
  })
  .transform(
    ({
      'training/first': firstLesson,
      'training/second': secondLesson,
      'news/first': firstNews,
      'news/second': secondNews,
      training,
      news,
      ...words
    }) => ({
      ...words,
      training: toPortalList(training, firstLesson, secondLesson),
      news: toPortalList(news, firstNews, secondNews),
    }),
  )

/**
 * What a page for business customers says. `text` is markup; in all texts `{brand}` and `{mail}` are filled in, and behind the door
 * `{person}` and `{personMail}` of the site.
 */
export type PortalPage = z.output<typeof page>

/** An overview and what is below it. */
export type PortalList = PortalPage & { pages: readonly [PortalPage, PortalPage] }

/** The way into the business portal, which is public, and what stands behind the door. */
export type PortalWords = z.output<typeof portalWordsSchema>

const toPortalList = (overview: PortalPage, first: PortalPage, second: PortalPage): PortalList => ({
  ...overview,
  pages: [first, second],
})

export const readPortalWords = (language: Language): PortalWords => readSheet(language, 'portal.md', portalWordsSchema)
