import { pathSchema } from '@menagerie/contract/entry'
import { z } from 'zod'
import { requiredText } from '../text-schema.ts'
import { ALL_TOPICS } from './topics.ts'

const slug = pathSchema.regex(/^[^/]+$/, 'must be one part of an address')

export const articleProseSchema = z.strictObject({
  slug,
  title: requiredText.max(80),
  subTitle: requiredText.max(120),
  /** For cards and search engines. */
  summary: requiredText.max(250),
  /** Stands between the first half and the second. */
  quote: requiredText.max(300),
  body: requiredText,
})
export type ArticleProse = z.infer<typeof articleProseSchema>

/** A page that leads to articles or jobs. */
export const overviewProseSchema = z.strictObject({
  path: pathSchema,
  /** In menus. */
  menu: requiredText.max(40),
  title: requiredText.max(80),
  subTitle: requiredText.max(150),
  meta: requiredText.max(250),
  body: z.string(),
})
export type OverviewProse = z.infer<typeof overviewProseSchema>

export const jobProseSchema = z.strictObject({
  slug,
  title: requiredText.max(80),
  subTitle: requiredText.max(150),
  summary: requiredText.max(250),
  /** Only a town, because search engines look it up. */
  location: requiredText.max(80).regex(/^[^,;(]+$/),
  remote: requiredText.max(80).optional(),
  hours: requiredText.max(80),
  button: requiredText.max(40),
  body: requiredText,
})
export type JobProse = z.infer<typeof jobProseSchema>

const topics = Object.fromEntries(ALL_TOPICS.map(({ code }) => [code, requiredText.max(40)]))

export const labelsSchema = z
  .strictObject({
    /** Title above the newest posts on the home page. */
    newest: requiredText.max(60),
    /** Title above the products of a news article. */
    products: requiredText.max(60),
    emergencyTitle: requiredText.max(60),
    /** Emergency numbers in this country. */
    emergency: requiredText.max(500),
    /** Headings of columns in the footer: what we sell, and help. */
    animals: requiredText.max(30),
    service: requiredText.max(30),
    /** Buttons of the welcome banner. */
    findFood: requiredText.max(40),
    findShop: requiredText.max(40),
    ...topics,
    body: z.literal(''),
  })
  .transform(
    ({ newest, products, emergencyTitle, emergency, animals, service, findFood, findShop, body: _none, ...names }) => ({
      newest,
      products,
      emergencyTitle,
      emergency,
      animals,
      service,
      findFood,
      findShop,
      topics: names,
    }),
  )
export type ArticleLabels = z.infer<typeof labelsSchema>
