import { authorAnswerSchema } from '@menagerie/contract/answers/author-answer'
import { ANY } from '@menagerie/contract/entry'
import { z } from 'zod'
import { loadPictures } from '../answers/load-pictures.ts'
import { toImageAnswer } from '../answers/to-image-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'

const findAuthor = defineCall(
  {
    path: '/authors/{id}',
    summary: 'Returns an author, in the language of a brand-locale',
    spec: '§3 Author',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: z.object({ data: authorAnswerSchema }),
    absent: 'There is no author with this id',
  },
  async ({ api, site, param }) => {
    const [author] = await api.reads.byKeys('author', ANY, [param('id')])
    if (author === undefined) throw new CallRefusal(404, 'There is no author with this id')
    const { name, occupation, emailAddress, telephone, authorPortrait } = author.body
    const pictures = await loadPictures(api.reads, [authorPortrait])
    return {
      data: {
        '@id': author.key,
        name,
        occupation: occupation[site.file],
        emailAddress,
        telephone,
        authorPortrait: toImageAnswer(authorPortrait, pictures, site.file),
      },
    }
  },
)

export const AUTHOR_CALLS: readonly Call[] = [findAuthor]
