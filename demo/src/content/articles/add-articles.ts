import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { blogPath } from '@menagerie/sites/route-words'
import { ofBrand } from '../../demo-brand.ts'
import type { ArticleInput } from '../article-schema.ts'
import type { DemoBlock } from '../block-schema.ts'
import { fillWords } from '../fill-words.ts'
import type { DemoCategoryInput, DemoPageInput, SiteContent } from '../schema.ts'
import { ARTICLE_FRAMES } from './article-frames.ts'
import { dayFromToday } from './days.ts'
import type { ArticleFrame } from './frames/article-frame.ts'
import type { ArticleLabels, ArticleProse, OverviewProse } from './prose-schema.ts'
import { readProse } from './read-prose.ts'
import { toArticleBlocks } from './to-article-blocks.ts'
import { ALL_TOPICS } from './topics.ts'

/** How a brand shows its overviews, and the newest posts and news on its home page. */
const LOOKS = {
  tailwell: {
    pictures: { news: 'work-press', care: 'work-vet' },
    grids: { blog: 'NewsGridSmall', news: 'NewsGridBig' },
  },
  aldergrove: {
    pictures: { news: 'grove-still-herbs', care: 'grove-still-eggs' },
    grids: { blog: 'NewsGridBig', news: 'NewsGridSmall' },
  },
} as const

/** Adds a site's articles, their topics and the pages that lead to them. */
export function addArticles(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const { labels, overviews, articles } = fillWords(site, readProse(locale))
  const news = overviews.news
  const care = overviews.care
  if (!labels || !news || !care) return site
  const pages = toPages(site, locale, { labels, news, care })
  const written = new Set(Object.keys(articles))
  return {
    ...site,
    pages,
    articles: ARTICLE_FRAMES.flatMap((frame) => {
      const words = articles[frame.name]
      return words ? toArticle(site, locale, { frame, words, labels, pages, written }) : []
    }),
    categories: [...site.categories, ...toCategories(labels)],
  }
}

type Overviews = { labels: ArticleLabels; news: OverviewProse; care: OverviewProse }

/** Makes the overview pages. A page with care advice that the site already has becomes an overview, too. */
function toPages(site: SiteContent, { brand }: BrandLocale, { labels, news, care }: Overviews): DemoPageInput[] {
  const { pictures, grids } = ofBrand(LOOKS, brand)
  const newestPosts: DemoBlock = { block: grids.blog, title: labels.newest, source: 'blog' }
  const newestNews: DemoBlock = { block: grids.news, title: news.title, source: 'news' }
  const own = site.pages.some(({ name }) => name === 'care') ? [] : [toOverview('care', care)]
  return [...site.pages, toOverview('news', news), ...own].map((page): DemoPageInput => {
    if (page.name === 'home') return { ...page, main: insertNews(insertNewest(page.main, newestPosts), newestNews) }
    if (page.name === 'care') return { ...page, template: 'ContentOverview', picture: pictures.care }
    return page.name === 'news' ? { ...page, template: 'ContentOverview', picture: pictures.news } : page
  })
}

export function toOverview(name: string, words: OverviewProse): DemoPageInput {
  const { path, title, subTitle, meta, body } = words
  return {
    name,
    path,
    title,
    subTitle,
    shortDescription: subTitle,
    metaDescription: meta,
    main: body === '' ? [] : [{ block: 'RichText', content: body }],
  }
}

/** Inserts the newest posts after the first products, or after the first text where there are none. */
function insertNewest(main: DemoPageInput['main'], newest: DemoBlock): DemoPageInput['main'] {
  const products = main.findIndex(({ block }) => block === 'ProductGridSmall')
  const at = products === -1 ? 1 : products + 1
  return [...main.slice(0, at), newest, ...main.slice(at)]
}

/** Inserts news before the banner that closes the page. */
function insertNews(main: DemoPageInput['main'], news: DemoBlock): DemoPageInput['main'] {
  const end = main.at(-1)?.block === 'CtaBanner' ? main.length - 1 : main.length
  return main.toSpliced(end, 0, news)
}

type Article = {
  frame: ArticleFrame
  words: ArticleProse
  labels: ArticleLabels
  pages: readonly DemoPageInput[]
  written: ReadonlySet<string>
}

/** Returns nothing where the brand does not have the article. */
function toArticle(site: SiteContent, locale: BrandLocale, { pages, ...article }: Article): ArticleInput[] {
  const { frame, words } = article
  const { name, kind, daysAgo, tags, topic } = frame
  const author = frame.author[locale.brand]
  const picture = frame.picture[locale.brand]
  if (author === undefined || picture === undefined) return []
  const { slug, title, subTitle, summary } = words
  return [
    {
      name,
      kind,
      path: `${findFolder(locale, kind, pages)}/${slug}`,
      title,
      subTitle,
      shortDescription: summary,
      metaDescription: summary,
      picture,
      author,
      showAuthor: kind === 'blog',
      ...(isChecked(frame) && { checkedBy: ofBrand(CHECKERS, locale.brand) }),
      created: dayFromToday(-daysAgo),
      tags: [...tags],
      categories: [topic],
      main: toArticleBlocks({ ...article, site, locale, author }),
    },
  ]
}

/** Vets that checked articles about health. */
const CHECKERS = { tailwell: 'noor', aldergrove: 'edda' } as const

const isChecked = ({ kind, emergency, tags }: ArticleFrame) =>
  kind === 'advice' || emergency === true || tags.includes('health') || tags.includes('seniors')

/** Finds the page that lists an article and stands above it. The blog has its own address. */
function findFolder(locale: BrandLocale, kind: ArticleFrame['kind'], pages: readonly DemoPageInput[]): string {
  if (kind === 'blog') return blogPath(locale)
  const overview = kind === 'news' ? 'news' : 'care'
  const page = pages.find(({ name }) => name === overview)
  if (!page) throw new Error(`${locale.id} has no page "${overview}" for its articles`)
  return page.path
}

function toCategories({ topics }: ArticleLabels): DemoCategoryInput[] {
  const names: Readonly<Record<string, string>> = topics
  return ALL_TOPICS.map(({ code, parent }) => ({
    code,
    displayName: names[code] ?? code,
    ...(parent && { parent }),
  }))
}
