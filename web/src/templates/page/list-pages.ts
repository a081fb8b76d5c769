import type { LinkQuery } from '@menagerie/sites/links'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import type { Published } from '../../replica/reader.ts'
import type { PageLink } from '../../ui/Pagination.tsx'

/** One page of a list, by number; `path` is that of the list, `query` the rest of its address. */
export type ListPage = { path: string; query?: LinkQuery; number: number; count: number }

const toQuery = ({ query }: ListPage, page: number): LinkQuery => ({ ...query, page: page === 1 ? undefined : page })

/** Props of `Pagination`. */
export function toPagination({ t, links }: RenderContext, list: ListPage) {
  const { path, number, count } = list
  const pages: PageLink[] = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    href: links.href(path, toQuery(list, index + 1)),
    label: t('paging.page', { page: index + 1 }),
  }))
  const labels = { label: t('paging.label'), previousLabel: t('paging.previous'), nextLabel: t('paging.next') }
  return { ...labels, pages, current: number }
}

/** Adds the head of a list's page. Each page is indexed by itself, and has no variants, as lists in other countries have other lengths. */
export function toListHead({ t, links }: RenderContext, list: ListPage, head: HeadView): HeadView {
  const { path, number, count } = list
  const urlOf = (page: number) => links.url(path, toQuery(list, page))
  const neighbours = {
    ...(number > 1 && { previous: urlOf(number - 1) }),
    ...(number < count && { next: urlOf(number + 1) }),
  }
  if (number === 1) return { ...head, ...neighbours }
  const ofPage = (title: string) => t('paging.titleOfPage', { title, page: number })
  const description = head.description && ofPage(head.description.replace(/[.!?…]$/, ''))
  return {
    ...head,
    ...neighbours,
    title: ofPage(head.title),
    ...(description && { description }),
    canonical: urlOf(number),
    alternates: [],
  }
}

const NOTHING = { extras: [], miniBanners: [], main: [] }

/** Removes editors' content, which is shown only on the first page of a list. */
export function withoutContent(page: Published<'page'>): Published<'page'> {
  return { ...page, body: { ...page.body, areas: NOTHING, bottomTitle: undefined, bottomText: undefined } }
}
