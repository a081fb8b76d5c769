/** What an article says, before it becomes blocks. `opening` and `rest` are markup; the quote stands between them. */
export type ArticleWords = {
  /** Last part of its address. */
  slug: string
  title: string
  subTitle: string
  /** For cards and search engines. */
  summary: string
  opening: string
  quote: string
  rest: string
}

/** A page that leads to articles or jobs. `content` is markup, '' = none. */
export type OverviewWords = {
  path: string
  menu: string
  title: string
  subTitle: string
  meta: string
  content: string
}

/** All words of a site's articles. */
export type ArticleSetWords<Name extends string> = {
  news: OverviewWords
  /** Only where the site has no page with care advice yet. */
  care?: OverviewWords
  /** Titles of what shows articles elsewhere. */
  labels: { newest: string; products: string }
  /** Names of the blog's categories by code. */
  categories: Readonly<Record<BlogCategory, string>>
  articles: Readonly<Record<Name, ArticleWords>>
}

/** Categories of articles on two levels: what stands below `stories` begins with it. */
export const BLOG_CATEGORIES = {
  stories: ['stories-dogs', 'stories-cats'],
  advice: ['advice-care', 'advice-home'],
  news: ['news-products', 'news-company'],
} as const
export type BlogCategory = keyof typeof BLOG_CATEGORIES | SubCategory
export type SubCategory = (typeof BLOG_CATEGORIES)[keyof typeof BLOG_CATEGORIES][number]
