import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import type { ListSettings, Meanings } from '../../features/search/list-settings.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Container } from '../../ui/Container.tsx'
import { type BlogTopic, loadTopics } from '../articles/blog-topics.ts'
import { toHomeCrumb } from '../page/load-crumbs.ts'
import styles from '../page/Page.module.css'
import type { Loaded } from '../page/page-config.ts'
import type { PageDocument } from '../page/page-document.ts'
import type { BlogResultsProps } from './BlogResults.list.tsx'
import { loadAskedPage } from './load-filtered-page.ts'
import { loadNewest } from './load-newest.ts'
import { loadPopularProducts } from './load-popular.ts'
import { BlogList, toArticleCardsOf, toFieldTexts } from './result-lists.tsx'
import { toResultsTitle, toSearchHead } from './search-head.ts'
import { toBlogListSettings } from './to-list-settings.ts'

const MAX_TOPICS = 100 // spec §7, category menu limit
/** Separator in lvl1 values, as `indexing/to-category-names.ts` writes it. */
const BELOW = ' > '

/** Returns the blog's search box, for its overview. */
export function toBlogSearchBox(ctx: RenderContext) {
  const { t, links, site } = ctx
  return { ...toFieldTexts(ctx, t('blog.search')), action: links.href(fixedPagePath(site, 'blog')) }
}

/** Spec §2, blog search: the overview for the words in its address. */
export async function loadBlogSearch(ctx: RenderContext, live: LiveParts): Promise<Loaded> {
  const topics = loadTopics(ctx).slice(0, MAX_TOPICS)
  const path = fixedPagePath(ctx.site, 'blog')
  const settings = { ...toBlogListSettings(ctx, { path, meanings: toMeanings(topics) }), ...loadPopularProducts(ctx) }
  const asked = await loadAskedPage(ctx, live, settings, toArticleCardsOf(settings))
  if ('status' in asked) return asked
  const { state, found } = asked
  const shown = found === undefined ? { state, content: NOTHING, hasFailed: true } : { state, content: found }
  return (drawn) => toDocument(drawn, { settings, shown, topics: topics.map(toTopicView) })
}

const NOTHING: BlogResultsProps['shown']['content'] = {
  cards: [] satisfies ArticleCardView[],
  count: 0,
  pages: 1,
  counts: {},
  offered: {},
}

type ShownBlog = Pick<BlogResultsProps, 'shown'> & { settings: ListSettings; topics: TopicView[] }

function toDocument(ctx: RenderContext, { settings, shown, topics }: ShownBlog): PageDocument {
  const { t } = ctx
  const title = t('blog.title')
  const crumbs = [toHomeCrumb(ctx), { title, href: settings.path }]
  const main = (
    <div className={`${styles.page} ${styles.results}`}>
      <Container>
        <Breadcrumbs label={t('breadcrumb.label')} crumbs={crumbs} />
      </Container>
      <BlogList
        isPage
        title={title}
        settings={settings}
        shown={shown}
        field={toFieldTexts(ctx, t('blog.search'))}
        newest={loadNewest(ctx)}
        topics={{ label: t('blog.topics'), all: t('blog.allPosts'), topics }}
      />
    </div>
  )
  return { head: toSearchHead(ctx, 'blog', toResultsTitle(ctx, shown.state.query, title)), main }
}

/** Maps categories to their names, by which the search knows them. */
function toMeanings(topics: readonly BlogTopic[]): Meanings {
  const tops = topics.map(({ code, title }) => [code, { facet: 'categories.lvl0', value: title }] as const)
  const below = topics.flatMap((top) =>
    top.below.map(({ code, title }) => [code, { facet: 'categories.lvl1', value: top.title + BELOW + title }] as const),
  )
  return { category: Object.fromEntries([...tops, ...below]) }
}

type TopicView = { code: string; title: string; below: TopicView[] }

const toTopicView = ({ code, title, below }: BlogTopic): TopicView => ({ code, title, below: below.map(toTopicView) })
