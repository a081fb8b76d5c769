import { listAnswer } from '@menagerie/contract/answers/list-answer'
import { type RedirectAnswer, redirectAnswerSchema } from '@menagerie/contract/answers/redirect-answer'
import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { toRedirectAnswer, toTargetName } from '../answers/to-redirect-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import type { PublishedReads } from '../call/published-reads.ts'
import { WholeList } from '../call/whole-list.ts'

const listRedirects = defineCall(
  {
    path: '/redirects',
    summary: 'Lists all redirects of a brand-locale with their current targets',
    spec: '§7 Content API',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: listAnswer(redirectAnswerSchema),
    revalidates: true,
  },
  async ({ api, site }) => new WholeList(toRedirectAnswers(api.reads, site)),
)

async function* toRedirectAnswers(reads: PublishedReads, site: BrandLocale): AsyncGenerator<RedirectAnswer[], void> {
  for await (const batch of reads.batches('redirect', site)) {
    const paths = await findTargetPaths(reads, site, batch)
    yield batch.map((redirect) => toRedirectAnswer(redirect, paths))
  }
}

async function findTargetPaths(reads: PublishedReads, site: BrandLocale, batch: readonly PublishedEntry<'redirect'>[]) {
  const targets = batch.flatMap(({ body: { to } }) => (to.type === 'entry' ? [to] : []))
  const found = await Promise.all(
    ADDRESSED_KINDS.map(async (kind) => {
      const keys = targets.filter((target) => target.kind === kind).map(({ key }) => key)
      return [...(await reads.paths(site, kind, keys))].map(([key, path]) => [toTargetName(kind, key), path] as const)
    }),
  )
  return new Map(found.flat())
}

export const REDIRECT_CALLS: readonly Call[] = [listRedirects]
