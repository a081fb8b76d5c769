import type { Language } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { readSheet } from '../words/read-sheet.ts'

const page = z.strictObject({ slug: requiredText, title: requiredText, sub: requiredText, text: requiredText })
const menus = z.strictObject({
  /** Heading of the column in the footer. */
  column: requiredText,
  /** Label of the link to the website for journalists. */
  press: requiredText,
})
const business = page.omit({ slug: true }).extend({
  /** Path of the page if spec §2 defines none for the locale. */
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
 * Texts of a page for business customers. `text` is markup. `{brand}` and `{mail}` are filled in in all texts; on pages for customers also
 * `{person}` and `{personMail}` of the site.
 */
export type PortalPage = z.output<typeof page>

/** An overview page and the pages below it. */
export type PortalList = PortalPage & { pages: readonly [PortalPage, PortalPage] }

/** Texts of the public pages of the business portal, and of the pages for customers. */
export type PortalWords = z.output<typeof portalWordsSchema>

const toPortalList = (overview: PortalPage, first: PortalPage, second: PortalPage): PortalList => ({
  ...overview,
  pages: [first, second],
})

export const readPortalWords = (language: Language): PortalWords => readSheet(language, 'portal.md', portalWordsSchema)
