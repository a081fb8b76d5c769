import { annotationAnswerSchema } from '@menagerie/contract/answers/annotation-answer'
import { type MetadataAnswer, metadataAnswerSchema } from '@menagerie/contract/answers/page-answer'
import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import { z } from 'zod'
import { toAnnotation } from '../../publish/entries/to-annotation.ts'
import { loadPictures } from '../answers/load-pictures.ts'
import { toImageAnswer } from '../answers/to-image-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'

const NOT_THERE = 'Nothing with areas stands at this path'

const findAnnotations = defineCall(
  {
    path: '/annotations/{path*}',
    alias: '/annotations',
    summary:
      'Returns the template, areas and blocks of the entry at a path, with the names that editors see. An empty path is the home page',
    spec: '§7 Menus and settings, template annotation calls',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: annotationAnswerSchema,
    absent: NOT_THERE,
  },
  async ({ api: { reads }, site, param }) => {
    const path = param('path').replace(/^\/+|\/+$/g, '')
    for (const kind of ADDRESSED_KINDS) {
      const entry = await reads.byPath(kind, site, path)
      if (entry !== undefined) return toAnnotation(entry)
    }
    throw new CallRefusal(404, NOT_THERE)
  },
)

const METADATA_KINDS = ['page', 'article', 'job'] as const
const NO_METADATA = 'There is no page, article or job with this uuid'

const findMetadata = defineCall(
  {
    path: '/metadata/{uuid}',
    summary: 'Returns the data of a page, article or job that cards, search engines and shared links show',
    spec: '§7 Menus and settings, page metadata by uuid',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: z.object({ data: metadataAnswerSchema }),
    absent: NO_METADATA,
  },
  async ({ api: { reads }, site, param }): Promise<{ data: MetadataAnswer }> => {
    for (const kind of METADATA_KINDS) {
      const [entry] = await reads.byKeys(kind, site, [param('uuid')])
      if (entry === undefined) continue
      const { title, shortDescription, metaTitle, metaDescription, robots, translationGroup } = entry.body
      const texts = { title, shortDescription, metaTitle, metaDescription, robots, translationGroup }
      const shown = entry.body.metaImage ?? entry.body.image
      const metaImage = toImageAnswer(shown, await loadPictures(reads, [shown]), site.file)
      return { data: { '@id': entry.key, '@path': entry.path ?? '', kind, ...texts, metaImage } }
    }
    throw new CallRefusal(404, NO_METADATA)
  },
)

export const ANNOTATION_CALLS: readonly Call[] = [findAnnotations, findMetadata]
