import { z } from 'zod'
import { ENTRY_TEMPLATES, PAGE_TEMPLATES } from '../page.ts'

/** Template annotations (spec §7): the areas that editors may fill and the blocks in them, named as in the forms. */
export const annotationAnswerSchema = z.object({
  '@id': z.string().min(1),
  '@path': z.string(),
  template: z.enum([...PAGE_TEMPLATES, ...Object.values(ENTRY_TEMPLATES)]),
  areas: z.array(
    z.object({
      name: z.string().min(1),
      title: z.string().min(1),
      blocks: z.array(z.object({ id: z.string().min(1), type: z.string().min(1), title: z.string().min(1) })),
    }),
  ),
})
export type AnnotationAnswer = z.infer<typeof annotationAnswerSchema>
