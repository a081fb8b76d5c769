import { z } from 'zod'
import { ADDRESSED_KINDS } from '../entry.ts'
import { ENTRY_TEMPLATES, pageBodySchema } from '../page.ts'
import { articleAnswerSchema, jobAnswerSchema } from './article-answer.ts'
import { imageAnswerSchema } from './image-answer.ts'

/** One step of the path from the home page to a page; the page itself is the last step. */
export const breadcrumbSchema = z.object({ title: z.string(), path: z.string() })
export type Breadcrumb = z.infer<typeof breadcrumbSchema>

const pageContentSchema = pageBodySchema.extend({ kind: z.literal('page'), key: z.string().min(1), path: z.string() })

/** Page payload of spec §3. The content of a gated page is a stub without blocks. */
export const pageAnswerSchema = z.object({
  breadcrumbs: z.array(breadcrumbSchema),
  is_gated: z.boolean(),
  content: pageContentSchema,
})
export type PageAnswer = z.infer<typeof pageAnswerSchema>

/** Like a page's answer, for any kind of entry at a path: articles and jobs have templates of their own. */
export const pathAnswerSchema = pageAnswerSchema.extend({
  content: z.discriminatedUnion('kind', [
    pageContentSchema,
    articleAnswerSchema.extend({
      kind: z.literal('article'),
      path: z.string(),
      template: z.literal(ENTRY_TEMPLATES.article),
    }),
    jobAnswerSchema.extend({ kind: z.literal('job'), path: z.string(), template: z.literal(ENTRY_TEMPLATES.job) }),
  ]),
})
export type PathAnswer = z.infer<typeof pathAnswerSchema>

/** An address of a brand-locale and the entry that is published there. */
export const routeSchema = z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string().min(1), path: z.string() })
export type AnsweredAddress = z.infer<typeof routeSchema>

/** Page metadata by uuid (spec §7): what cards, search engines and shared links show of a page, article or job. */
export const metadataAnswerSchema = z.object({
  '@id': z.string().min(1),
  '@path': z.string(),
  kind: z.enum(ADDRESSED_KINDS).exclude(['product']),
  title: z.string().min(1),
  shortDescription: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  metaImage: imageAnswerSchema.optional(),
  robots: z.object({ index: z.boolean(), follow: z.boolean() }),
  translationGroup: z.string().min(1),
})
export type MetadataAnswer = z.infer<typeof metadataAnswerSchema>
