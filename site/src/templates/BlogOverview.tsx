import { ArticleCards } from '../features/articles/ArticleCards.tsx'
import { loadArticleCards } from '../features/articles/article-card.ts'
import { toBreadcrumbList } from '../features/seo/json-ld.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { Container } from '../ui/Container.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { type BlogPage, hasPosts, loadBlogPage } from './blog-pages.ts'
import { FeedLinks } from './FeedLinks.tsx'
import { toListHead, toPagination } from './list-pages.ts'
import { toAbsoluteCrumbs, toHomeCrumb } from './load-crumbs.ts'
import { loadFeedLinks } from './machine/load-feed.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { FixedPage, PageDocument } from './page-document.ts'
import { toTitle } from './page-head.ts'

/** Spec §2, blog overview: the posts by the dozen, from the newest. Without a post it says so, and search engines leave it alone. */
export const blogOverview: FixedPage = { toDocument: toBlogDocument, isListed: hasPosts }

function toBlogDocument(ctx: RenderContext): PageDocument {
  const { t, links } = ctx
  const blog = loadBlogPage(ctx)
  const title = t('blog.title')
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href(blog.path) }]
  const feeds = loadFeedLinks(ctx, blog.path)
  const posts = loadArticleCards(ctx, blog.keys, 'small')
  const main = (
    <div className={styles.page}>
      <Opening crumbs={{ label: t('breadcrumb.label'), crumbs }} title={title} subTitle={t('blog.intro')} />
      <Container width="large">
        {posts.length > 0 ? <ArticleCards articles={posts} size="small" headingLevel={2} /> : <p>{t('blog.empty')}</p>}
      </Container>
      {blog.count > 1 && <Pagination {...toPagination(ctx, blog)} />}
      <FeedLinks text={t('feed.subscribe')} feeds={feeds} />
    </div>
  )
  const jsonLd = [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))]
  return { head: { ...toHead(ctx, blog), feeds, jsonLd }, main }
}

function toHead(ctx: RenderContext, blog: BlogPage) {
  return toListHead(ctx, blog, {
    title: toTitle(ctx, ctx.t('blog.title')),
    description: ctx.t('blog.intro'),
    robots: { index: hasPosts(ctx), follow: true },
    canonical: ctx.links.url(blog.path),
    alternates: [],
    kind: 'website',
    jsonLd: [],
  })
}
