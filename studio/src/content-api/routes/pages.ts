import { listAnswer, pagedListAnswer } from '@menagerie/contract/answers/list-answer'
import {
  type PageAnswer,
  type PathAnswer,
  pageAnswerSchema,
  pathAnswerSchema,
  routeSchema,
} from '@menagerie/contract/answers/page-answer'
import { ENTRY_TEMPLATES } from '@menagerie/contract/page'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { findGatedPage } from '../../publish/state/read-gated-pages.ts'
import { requireSignedIn } from '../accounts/require-signed-in.ts'
import { readBearer } from '../accounts/visitor.ts'
import { toBreadcrumbs, toTrail } from '../answers/breadcrumbs.ts'
import { loadPictures } from '../answers/load-pictures.ts'
import { pictureKeysOf, toArticleAnswer, toJobAnswer } from '../answers/to-article-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { pagingFields, toPagedAnswer } from '../call/paging.ts'
import type { PublishedReads } from '../call/published-reads.ts'
import { wholeListFields } from '../call/read-query.ts'
import { CallRefusal } from '../call/refusal.ts'
import { WholeList } from '../call/whole-list.ts'

const listPages = defineCall(
  {
    path: '/pages',
    summary: 'Lists the pages of a brand-locale, by page of the list, or all at once with `all=1`',
    spec: '§7 Content API',
    scope: 'read',
    of: 'site',
    query: z.object({ ...wholeListFields, ...pagingFields }),
    answer: z.union([pagedListAnswer(pageAnswerSchema), listAnswer(pageAnswerSchema)]),
    revalidates: true,
  },
  async ({ api, c, site, query }) => {
    if (query.all !== undefined) return new WholeList(toPageAnswers(api.reads, site))
    const { entries, total } = await api.reads.page('page', site, [], 'path, key', query)
    const titles = await loadTitles(
      api.reads,
      site,
      entries.flatMap(({ path }) => toTrail(path ?? '')),
    )
    return toPagedAnswer(api, c, query, { data: entries.map((page) => toPageAnswer(page, titles)), total })
  },
)

async function* toPageAnswers(reads: PublishedReads, site: BrandLocale): AsyncGenerator<PageAnswer[], void> {
  const titles = await loadTitles(reads, site, undefined)
  for await (const batch of reads.batches('page', site)) yield batch.map((page) => toPageAnswer(page, titles))
}

/** Titles by path; without paths, all titles. */
async function loadTitles(reads: PublishedReads, site: BrandLocale, paths: readonly string[] | undefined) {
  const titles = await reads.titles(site, paths && [...new Set(paths)])
  return new Map(titles.map(({ path, title }) => [path, title]))
}

function toPageAnswer(page: PublishedEntry<'page'>, titles: ReadonlyMap<string, string>): PageAnswer {
  const breadcrumbs = toBreadcrumbs(page.path ?? '', titles)
  return { breadcrumbs, is_gated: page.body.is_gated, content: toPageContent(page) }
}

function toPageContent({ key, path, body }: PublishedEntry<'page'>): PageAnswer['content'] {
  return { kind: 'page', key, path: path ?? '', ...body }
}

const NO_PAGE = 'There is no page at this path'

const findPage = defineCall(
  {
    path: '/pages/{path*}',
    summary:
      'Returns the page, article or job at a path. A gated page is a stub, unless the call has the session of a customer',
    spec: '§7 Content API, page fetch',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: pathAnswerSchema,
    absent: NO_PAGE,
  },
  async ({ api, c, site, param }): Promise<PathAnswer> => {
    const { reads } = api
    const path = param('path').replace(/^\/+|\/+$/g, '')
    const content = await findContent(reads, site, path)
    if (content === undefined) throw new CallRefusal(404, NO_PAGE)
    if (content.kind === 'page' && content.is_gated && readBearer(c) !== undefined) {
      await requireSignedIn(api, c, site)
      const gated = await findGatedPage(api.database, site, path)
      if (gated !== undefined) Object.assign(content, gated.body)
    }
    const breadcrumbs = toBreadcrumbs(path, await loadTitles(reads, site, toTrail(path)))
    return { breadcrumbs, is_gated: content.kind === 'page' && content.is_gated, content }
  },
)

async function findContent(
  reads: PublishedReads,
  site: BrandLocale,
  path: string,
): Promise<PathAnswer['content'] | undefined> {
  const page = await reads.byPath('page', site, path)
  if (page !== undefined) return toPageContent(page)
  const article = await reads.byPath('article', site, path)
  if (article !== undefined) {
    const answer = toArticleAnswer(article, await loadPictures(reads, pictureKeysOf(article)), site.file)
    return { kind: 'article', path, template: ENTRY_TEMPLATES.article, ...answer }
  }
  const job = await reads.byPath('job', site, path)
  if (job === undefined) return undefined
  const answer = toJobAnswer(job, await loadPictures(reads, pictureKeysOf(job)), site.file)
  return { kind: 'job', path, template: ENTRY_TEMPLATES.job, ...answer }
}

const listRoutes = defineCall(
  {
    path: '/routes',
    summary: 'Lists every path of a brand-locale with the entry that it belongs to',
    spec: '§7 Content API',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: listAnswer(routeSchema),
    revalidates: true,
  },
  async ({ api, site }) => ({ data: await api.reads.routes(site) }),
)

export const PAGE_CALLS: readonly Call[] = [listPages, findPage, listRoutes]
