import { jobAnswerSchema, jobCardSchema } from '@menagerie/contract/answers/article-answer'
import { pagedListAnswer } from '@menagerie/contract/answers/list-answer'
import { z } from 'zod'
import { loadPictures } from '../answers/load-pictures.ts'
import { pictureKeysOf, toJobAnswer, toJobCard } from '../answers/to-article-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { pagingFields, toPagedAnswer } from '../call/paging.ts'
import { NEWEST_FIRST } from '../call/published-reads.ts'
import { CallRefusal } from '../call/refusal.ts'

const listJobs = defineCall(
  {
    path: '/jobs',
    summary: 'Lists job openings, newest first',
    spec: '§2 Jobs detail, More vacancies',
    scope: 'read',
    of: 'site',
    query: z.object(pagingFields),
    answer: pagedListAnswer(jobCardSchema),
    revalidates: true,
  },
  async ({ api, c, site, query }) => {
    const { entries, total } = await api.reads.page('job', site, [], NEWEST_FIRST, query)
    const pictures = await loadPictures(api.reads, entries.flatMap(pictureKeysOf))
    const data = entries.map((job) => toJobCard(job, pictures, site.file))
    return toPagedAnswer(api, c, query, { data, total })
  },
)

const ABSENT = 'There is no job with this id or path'

const findJob = defineCall(
  {
    path: '/jobs/{id*}',
    summary: 'Returns one job opening, by id or path',
    spec: '§2 Jobs detail',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: z.object({ data: jobAnswerSchema }),
    absent: ABSENT,
  },
  async ({ api: { reads }, site, param }) => {
    const job = await reads.byKeyOrPath('job', site, param('id'))
    if (job === undefined) throw new CallRefusal(404, ABSENT)
    return { data: toJobAnswer(job, await loadPictures(reads, pictureKeysOf(job)), site.file) }
  },
)

export const JOB_CALLS: readonly Call[] = [listJobs, findJob]
