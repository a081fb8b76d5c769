import { z } from 'zod'
import { ARTICLE_KINDS } from '../article.ts'
import { anyBlockSchema } from '../block.ts'
import { contentTagSchema } from '../content-fields.ts'
import { jobBodySchema } from '../job.ts'
import { imageAnswerSchema } from './image-answer.ts'

/** Fields of an article or a job in lists, under the names of spec §3 (Content article). */
const cardFields = {
  id: z.string().min(1),
  '@path': z.string(),
  title: z.string().min(1),
  subTitle: z.string().optional(),
  shortDescription: z.string().optional(),
  showdate: z.boolean(),
  created: z.iso.datetime({ offset: true }).optional(),
  contentTags: z.array(contentTagSchema),
  phoneOnlyImageUrl: imageAnswerSchema.optional(),
  tabletPortraitUpImageUrl: imageAnswerSchema.optional(),
  metaImage: imageAnswerSchema.optional(),
  imageAlt: z.string().optional(),
}

/** Additional fields of an article's or a job's own page. `author` is a key for /authors/{id}. */
const detailFields = {
  showAuthor: z.boolean(),
  author: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  robots: z.object({ index: z.boolean(), follow: z.boolean() }),
  translationGroup: z.string().min(1),
  main: z.array(anyBlockSchema),
}

/** `categories` are the `@id`s of category links. */
export const articleCardSchema = z.object({
  ...cardFields,
  role_type: z.enum(ARTICLE_KINDS),
  categories: z.array(z.string()),
})
export type ArticleCard = z.infer<typeof articleCardSchema>

/** `checkedBy` is a key for /authors/{id} as well. */
export const articleAnswerSchema = articleCardSchema.extend({ ...detailFields, checkedBy: z.string().optional() })
export type ArticleAnswer = z.infer<typeof articleAnswerSchema>

const { location, hours, validThrough, contact } = jobBodySchema.shape
export const jobCardSchema = z.object({ ...cardFields, location, hours, validThrough, contact })
export type JobCard = z.infer<typeof jobCardSchema>

export const jobAnswerSchema = jobCardSchema.extend(detailFields)
export type JobAnswer = z.infer<typeof jobAnswerSchema>
