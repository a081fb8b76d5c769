import { z } from 'zod'
import { anyBlockSchema } from './block.ts'
import { contentFields } from './content-fields.ts'

/** Spec §3, `role_type`. */
export const ARTICLE_KINDS = ['blog', 'news', 'advice'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

/** Content article of one brand-locale. `categories` are category keys, the first one is the one cards show. */
export const articleBodySchema = z.object({
  ...contentFields,
  role_type: z.enum(ARTICLE_KINDS),
  categories: z.array(z.string()),
  /** Key of the author that checked the facts, such as a vet; the page names both that author and the writer. */
  checkedBy: z.string().optional(),
  main: z.array(anyBlockSchema),
})
export type ArticleBody = z.infer<typeof articleBodySchema>
