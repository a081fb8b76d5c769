import { findById } from '@menagerie/brands/locales'
import { blogPath } from '@menagerie/brands/route-words'
import type { ArticleInput } from '../article-schema.ts'
import type { DemoBlock } from '../block-schema.ts'
import type { DemoCategoryInput, DemoMenus, DemoPageInput, SiteContent } from '../schema.ts'
import { type ArticleSetWords, type ArticleWords, BLOG_CATEGORIES, type OverviewWords } from './article-words.ts'
import type { ArticleFrame } from './frames.ts'

/** From here on a header has no room for more. */
const MANY_LINKS = 4

type ArticleSet<Name extends string> = {
  frames: readonly ArticleFrame<Name>[]
  words: ArticleSetWords<Name>
  /** Pictures of the overview pages. */
  pictures: { news: string; care: string }
  /** How the home page shows the newest blog posts, and below the products the news. */
  grids: { blog: 'NewsGridSmall' | 'NewsGridBig'; news: 'NewsGridSmall' | 'NewsGridBig' }
}

/** The site with its articles, their categories, the pages that lead to them and links to those. */
export function addArticles<Name extends string>(site: SiteContent, set: ArticleSet<Name>): SiteContent {
  const { words, pictures, grids } = set
  const newest: DemoBlock = { block: grids.blog, title: words.labels.newest, source: 'blog' }
  const news: DemoBlock = { block: grids.news, title: words.news.title, source: 'news' }
  const pages = [...site.pages, ...toMissingPages(site, words)].map((page): DemoPageInput => {
    if (page.name === 'home') return { ...page, main: [...insertNewest(page.main, newest), news] }
    if (page.name === 'care') return { ...page, template: 'ContentOverview', picture: pictures.care }
    return page.name === 'news' ? { ...page, template: 'ContentOverview', picture: pictures.news } : page
  })
  return {
    ...site,
    pages,
    articles: set.frames.map((frame) => toArticle({ ...site, pages }, frame, words)),
    categories: [...site.categories, ...toCategories(words)],
    menus: addLinks(withSubMenu(site.menus, [BLOG, { title: words.news.menu, target: 'page:news' }]), [
      BLOG,
      { title: words.news.menu, target: 'page:news' },
      ...(words.care ? [{ title: words.care.menu, target: 'page:care' }] : []),
    ]),
  }
}

function toMissingPages<Name extends string>(
  site: SiteContent,
  { news, care }: ArticleSetWords<Name>,
): DemoPageInput[] {
  const hasCare = site.pages.some(({ name }) => name === 'care')
  return [toOverview('news', news), ...(care && !hasCare ? [toOverview('care', care)] : [])]
}

export function toOverview(name: string, words: OverviewWords): DemoPageInput {
  const { path, title, subTitle, meta, content } = words
  return {
    name,
    path,
    title,
    subTitle,
    shortDescription: subTitle,
    metaDescription: meta,
    main: content === '' ? [] : [{ block: 'RichText', content }],
  }
}

/** After the first products, or after the first words where there are none. */
function insertNewest(main: DemoPageInput['main'], newest: DemoBlock): DemoPageInput['main'] {
  const products = main.findIndex(({ block }) => block === 'ProductGridSmall')
  const at = products === -1 ? 1 : products + 1
  return [...main.slice(0, at), newest, ...main.slice(at)]
}

/** The same word in each language that articles are written in. */
const BLOG = { title: 'Blog', target: 'route:blog' }

/** Below the header's link to care advice, where it has one. */
function withSubMenu(menus: DemoMenus, items: NonNullable<DemoMenus['header'][number]['items']>): DemoMenus {
  return {
    ...menus,
    header: menus.header.map((item) => (item.target === 'page:care' ? { ...item, items } : item)),
  }
}

/** In the column of the footer that says who we are; in a header with few links, too. */
export function addLinks(menus: DemoMenus, links: readonly { title: string; target: string }[]): DemoMenus {
  const column = menus.footer.findIndex(({ items = [] }) => items.some(({ target }) => target === 'page:about'))
  return {
    ...menus,
    header: menus.header.length < MANY_LINKS ? [...menus.header, ...links] : menus.header,
    footer: menus.footer.map((item, index) =>
      index === column ? { ...item, items: [...(item.items ?? []), ...links] } : item,
    ),
  }
}

function toArticle<Name extends string>(
  site: SiteContent,
  frame: ArticleFrame<Name>,
  { articles, labels }: ArticleSetWords<Name>,
): ArticleInput {
  const words: ArticleWords = articles[frame.name]
  return {
    name: frame.name,
    kind: frame.kind,
    path: `${findFolder(site, frame.kind)}/${words.slug}`,
    title: words.title,
    subTitle: words.subTitle,
    shortDescription: words.summary,
    metaDescription: words.summary,
    picture: frame.picture,
    author: frame.author,
    showAuthor: frame.kind === 'blog',
    created: frame.created,
    tags: [...frame.tags],
    categories: [frame.category],
    main: toMain(site, frame, words, labels.products),
  }
}

/** Articles stand below the page that lists them; the site itself answers at the blog's address. */
function findFolder({ site, pages }: SiteContent, kind: ArticleFrame<string>['kind']): string {
  const locale = findById(site)
  if (kind === 'blog' && locale) return blogPath(locale)
  const overview = kind === 'news' ? 'news' : 'care'
  const page = pages.find(({ name }) => name === overview)
  if (!page) throw new Error(`${site} has no page "${overview}" for its articles`)
  return page.path
}

function toMain<Name extends string>(
  { products: texts }: SiteContent,
  frame: ArticleFrame<Name>,
  words: ArticleWords,
  productsTitle: string,
): DemoBlock[] {
  const sold = (frame.products ?? []).filter((sku) => texts.some((text) => text.sku === sku))
  return [
    { block: 'RichText', content: words.opening },
    { block: 'BlockQuote', text: words.quote, ...(frame.stamp && { stamp: frame.stamp }) },
    { block: 'RichText', content: words.rest },
    ...when(frame.pictures, (pictures): DemoBlock => ({ block: 'MediaRow', pictures: [...pictures] })),
    ...when(
      sold.length > 0 && sold,
      (products): DemoBlock => ({ block: 'ProductSpotlight', title: productsTitle, products }),
    ),
    ...when(
      frame.kind === 'advice',
      (): DemoBlock => ({ block: 'AuthorBlock', author: frame.author, date: frame.created }),
    ),
    { block: 'AlsoRead', targets: [...frame.also] },
    ...when(frame.kind === 'blog', (): DemoBlock => ({ block: 'SocialShare' })),
  ]
}

function when<T>(value: T | false | undefined, toBlock: (value: T) => DemoBlock): DemoBlock[] {
  return value === undefined || value === false ? [] : [toBlock(value)]
}

function toCategories<Name extends string>({ categories }: ArticleSetWords<Name>): DemoCategoryInput[] {
  return [
    { code: 'stories', displayName: categories.stories },
    { code: 'advice', displayName: categories.advice },
    { code: 'news', displayName: categories.news },
    ...BLOG_CATEGORIES.stories.map((code) => ({ code, displayName: categories[code], parent: 'stories' })),
    ...BLOG_CATEGORIES.advice.map((code) => ({ code, displayName: categories[code], parent: 'advice' })),
    ...BLOG_CATEGORIES.news.map((code) => ({ code, displayName: categories[code], parent: 'news' })),
  ]
}
