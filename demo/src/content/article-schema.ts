import { ARTICLE_KINDS } from '@menagerie/contract/article'
import { pathSchema } from '@menagerie/contract/entry'
import { EMPLOYMENT_TYPES, jobContactSchema, SALARY_PERIODS } from '@menagerie/contract/job'
import { z } from 'zod'
import { dayFromToday } from './articles/days.ts'
import { demoBlockSchema } from './block-schema.ts'
import { categoryCode, documentName, requiredText } from './text-schema.ts'

/** Fields that articles and jobs share. */
const content = {
  name: documentName,
  path: pathSchema.min(1),
  title: requiredText.max(200),
  subTitle: requiredText.max(300).optional(),
  shortDescription: requiredText.max(500),
  picture: requiredText,
  metaDescription: requiredText.max(500),
  /** Only articles that are out already have their date. */
  created: z.iso.date().refine((day) => day <= dayFromToday(0), 'must not be in the future'),
  main: z.array(demoBlockSchema).min(1),
}

export const articleSchema = z.strictObject({
  ...content,
  kind: z.enum(ARTICLE_KINDS),
  author: requiredText,
  /** Whether the byline names the author. Otherwise the author has a separate block, or is not named. */
  showAuthor: z.boolean(),
  /** Name of the author that checked the facts. */
  checkedBy: requiredText.optional(),
  /** Codes of content tags. */
  tags: z.array(requiredText).min(1),
  categories: z.array(categoryCode).min(1),
})
export type DemoArticle = z.output<typeof articleSchema>
export type ArticleInput = z.input<typeof articleSchema>

export const jobSchema = z.strictObject({
  ...content,
  location: requiredText.max(200),
  remote: requiredText.max(200).optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  hours: requiredText.max(100),
  salary: z.strictObject({
    least: z.number(),
    most: z.number(),
    currency: z.string().length(3),
    per: z.enum(SALARY_PERIODS),
  }),
  validThrough: z.iso.date().refine((day) => day > dayFromToday(0), 'must be in the future'),
  contact: jobContactSchema,
})
export type DemoJob = z.output<typeof jobSchema>
export type JobInput = z.input<typeof jobSchema>
