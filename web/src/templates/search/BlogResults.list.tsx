import { ArticleCards } from '../../features/articles/ArticleCards.tsx'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import type { ListContent } from '../../features/search/list-content.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import { type SearchFieldTexts, SearchList } from '../../features/search/SearchList.tsx'
import { type SearchState, writeSearchState } from '../../search-client/search-state.ts'
import { BlogTopics, type TopicLink } from '../articles/BlogTopics.tsx'
import styles from './BlogResults.module.css'
import { NewestProducts, type NewestProductsView } from './NewestProducts.tsx'

type TopicView = { code: string; title: string; below: readonly TopicView[] }

export type BlogResultsProps = {
  title: string
  settings: ListSettings
  shown: { state: SearchState; content: ListContent<ArticleCardView>; hasFailed?: boolean }
  field?: SearchFieldTexts
  isPage?: boolean
  /** Shown when nothing is found. */
  newest?: NewestProductsView
  /** The blog's categories; `all` is the link without one. */
  topics?: { label: string; all: string; topics: readonly TopicView[] }
}

/** Posts found in the blog, twelve a page (spec §2). */
export function BlogResults({ topics, newest, ...list }: BlogResultsProps) {
  return (
    <SearchList
      name="BlogResults"
      {...list}
      {...(newest && { whenNothing: <NewestProducts {...newest} /> })}
      {...(topics && {
        above: (state) => (
          <div className={styles.topics}>
            <BlogTopics label={topics.label} topics={toTopicLinks(topics, state, list.settings)} />
          </div>
        ),
      })}
    >
      {(articles) => <ArticleCards articles={articles} size="small" headingLevel={3} />}
    </SearchList>
  )
}

type Topics = NonNullable<BlogResultsProps['topics']>

function toTopicLinks({ all, topics }: Topics, { query, chosen }: SearchState, settings: ListSettings): TopicLink[] {
  const { path, names } = settings
  const [current] = chosen.category ?? []
  const hrefOf = (category: readonly string[]) =>
    path + writeSearchState({ query, chosen: category.length === 0 ? {} : { category }, page: 1 }, names)
  const toLink = ({ code, title, below }: TopicView): TopicLink => ({
    title,
    href: hrefOf([code]),
    isCurrent: code === current,
    below: below.map(toLink),
  })
  return [{ title: all, href: hrefOf([]), isCurrent: current === undefined, below: [] }, ...topics.map(toLink)]
}
