import type { RenderContext } from '../../context/render-context.ts'
import { ArticleCards } from '../../features/articles/ArticleCards.tsx'
import { type ArticleCardView, loadArticleCards } from '../../features/articles/article-card.ts'
import { SearchBox, type SearchBoxView } from '../../features/navigation/SearchBox.tsx'
import type { FeedLink } from '../../features/seo/head-view.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import { loadShareImage } from '../../media/imaging/load-share-image.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { Pagination, type PaginationProps } from '../../ui/Pagination.tsx'
import { loadFeedLinks } from '../machine-readable/load-feed.ts'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import { FeedLinks } from '../page/FeedLinks.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toListHead, toPagination } from '../page/list-pages.ts'
import { toAbsoluteCrumbs, toHomeCrumb } from '../page/load-crumbs.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import parts from '../page/PageParts.module.css'
import { toHeadTitle } from '../page/page-head.ts'
import { loadBlogSearch, toBlogSearchBox } from '../search/BlogSearch.tsx'
import { BlogTopics, type TopicLink } from './BlogTopics.tsx'
import { type BlogPage, hasPosts, loadBlogPage, toBlogFields } from './blog-pages.ts'
import type { BlogTopic } from './blog-topics.ts'

/** Spec §2, blog overview: twelve posts a page, the newest first. Without posts it says so, and is not indexed. */
export const blogOverview: FixedPage = {
  toDocument: defineTemplate({ load: loadBlog, Page: BlogPosts }),
  isListed: hasPosts,
  fields: toBlogFields,
  load: loadBlogSearch,
  loadsWhen: 'typed',
}

type BlogView = {
  opening: OpeningView
  topics: { label: string; topics: readonly TopicLink[] }
  search: SearchBoxView
  posts: readonly ArticleCardView[]
  /** Text for a blog without posts. */
  empty: string
  paging?: PaginationProps
  subscribe: { text: string; feeds: readonly FeedLink[] }
}

function loadBlog(ctx: RenderContext): LoadedPage<BlogView> {
  const { t } = ctx
  const blog = loadBlogPage(ctx)
  const crumbs = toCrumbs(ctx, blog)
  const feeds = loadFeedLinks(ctx, blog.path)
  const jsonLd = [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]
  const title = blog.topic?.title ?? t('blog.title')
  return {
    head: { ...toHead(ctx, blog), feeds, jsonLd },
    view: {
      opening: {
        crumbs: { label: t('breadcrumb.label'), crumbs },
        title,
        ...(!blog.topic && { subTitle: t('blog.intro') }),
      },
      topics: { label: t('blog.topics'), topics: toTopicLinks(ctx, blog) },
      search: toBlogSearchBox(ctx),
      posts: loadArticleCards(ctx, blog.keys, 'small'),
      empty: t('blog.empty'),
      ...(blog.count > 1 && { paging: toPagination(ctx, blog) }),
      subscribe: { text: t('feed.subscribe'), feeds },
    },
  }
}

function BlogPosts({ opening, search, topics, posts, empty, paging, subscribe }: BlogView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} />
      {(posts.length > 0 || topics.topics.length > 0) && (
        <Container>
          <div className={styles.section}>
            {posts.length > 0 && (
              <div className={parts.blogSearch}>
                <SearchBox {...search} />
              </div>
            )}
            {topics.topics.length > 0 && <BlogTopics {...topics} />}
          </div>
        </Container>
      )}
      <Container>
        {posts.length > 0 ? (
          <ArticleCards articles={posts} size="small" headingLevel={2} />
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
      </Container>
      {paging && <Pagination {...paging} />}
      <FeedLinks {...subscribe} />
    </div>
  )
}

function toCrumbs(ctx: RenderContext, { path, topic, query }: BlogPage): Crumb[] {
  const { t, links } = ctx
  const blog = { title: t('blog.title'), href: links.href(path) }
  return [toHomeCrumb(ctx), blog, ...(topic ? [{ title: topic.title, href: links.href(path, query) }] : [])]
}

function toTopicLinks({ t, links }: RenderContext, { path, topics, topic: current }: BlogPage): TopicLink[] {
  const toLink = ({ code, title, below }: BlogTopic): TopicLink => ({
    title,
    href: links.href(path, { category: code }),
    isCurrent: code === current?.code,
    below: below.map(toLink),
  })
  const all = { title: t('blog.allPosts'), href: links.href(path), isCurrent: current === undefined, below: [] }
  return topics.length === 0 ? [] : [all, ...topics.map(toLink)]
}

function toHead(ctx: RenderContext, blog: BlogPage) {
  const { path, topic, query } = blog
  const title = ctx.t('blog.title')
  const intro = ctx.t('blog.intro')
  const image = loadShareImage(ctx, toPictures(ctx, blog))
  return toListHead(ctx, blog, {
    title: toHeadTitle(ctx, topic ? `${topic.title} | ${title}` : title),
    description: topic ? `${topic.title} – ${intro}` : intro,
    robots: { index: hasPosts(ctx), follow: true },
    canonical: ctx.links.url(path, query),
    alternates: [],
    kind: 'website',
    ...(image && { image }),
    jsonLd: [],
  })
}

/** Returns the pictures of the posts shown, the newest first. */
function toPictures({ reader }: RenderContext, { keys }: BlogPage): (string | undefined)[] {
  return keys.flatMap((key) => {
    const { metaImage, image } = reader.get('article', key)?.body ?? {}
    return [metaImage, image]
  })
}
