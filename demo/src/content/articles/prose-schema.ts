import { pathSchema } from '@menagerie/contract/entry'
import { z } from 'zod'
import { text } from '../text-schema.ts'
import { ALL_TOPICS } from './topics.ts'

const slug = pathSchema.regex(/^[^/]+$/, 'must be one part of an address')

export const articleProseSchema = z.strictObject({
  slug,
  title: text.max(80),
  subTitle: text.max(120),
  /** For cards and search engines. */
  summary: text.max(250),
  /** Stands between the first half and the second. */
  quote: text.max(300),
  body: text,
})
export type ArticleProse = z.infer<typeof articleProseSchema>

/** A page that leads to articles or jobs. */
export const overviewProseSchema = z.strictObject({
  path: pathSchema,
  /** In menus. */
  menu: text.max(40),
  title: text.max(80),
  subTitle: text.max(150),
  meta: text.max(250),
  body: z.string(),
})
export type OverviewProse = z.infer<typeof overviewProseSchema>

export const jobProseSchema = z.strictObject({
  slug,
  title: text.max(80),
  subTitle: text.max(150),
  summary: text.max(250),
  location: text.max(80),
  remote: text.max(80).optional(),
  hours: text.max(80),
  button: text.max(40),
  body: text,
})
export type JobProse = z.infer<typeof jobProseSchema>

const topics = Object.fromEntries(ALL_TOPICS.map(({ code }) => [code, text.max(40)]))

export const labelsSchema = z
  .strictObject({
    /** Above the newest posts on the home page. */
    newest: text.max(60),
    /** Above products of a piece of news. */
    products: text.max(60),
    emergencyTitle: text.max(60),
    /** Emergency numbers in this country. */
    emergency: text.max(500),
    ...topics,
    body: z.literal(''),
  })
  .transform(({ newest, products, emergencyTitle, emergency, body: _none, ...names }) => ({
    newest,
    products,
    emergencyTitle,
    emergency,
    topics: names,
  }))
export type ArticleLabels = z.infer<typeof labelsSchema>
