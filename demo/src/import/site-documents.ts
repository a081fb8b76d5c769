import type { DemoArticle, DemoJob } from '../content/article-schema.ts'
import type { CheckedSite } from '../content/load-content.ts'
import type { DemoPage } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import type { Document } from './studio.ts'
import { toBlocks } from './to-blocks.ts'
import { toLexical } from './to-lexical.ts'

/** Of a document that others link to: what it is made with before those others exist. */
export type LinkedDocument = Document & { shell: Record<string, unknown> }

const MAY_BE_FOUND = { index: true, follow: true }

/** Noon UTC is the same day in every country of the sites. */
const toMoment = (day: string | undefined) => (day === undefined ? null : `${day}T12:00:00.000Z`)

/** Pages, articles and openings of a site. */
export function toLinkedDocuments(site: CheckedSite): LinkedDocument[] {
  return [
    ...site.pages.map((page) => toPage(site, page)),
    ...site.articles.map((article) => toArticle(site, article)),
    ...site.jobs.map((job) => toJob(site, job)),
  ]
}

type Shared = Pick<
  DemoPage,
  'name' | 'path' | 'title' | 'subTitle' | 'shortDescription' | 'picture' | 'metaDescription'
>

/** What all three have alike, without blocks. */
function toShared({ locale }: CheckedSite, kind: string, shared: Shared): Record<string, unknown> {
  const { name, path, title, subTitle, shortDescription, picture, metaDescription } = shared
  return {
    site: locale.id,
    path,
    title,
    subTitle,
    shortDescription,
    ...(picture && { image: ids.picture(picture) }),
    metaDescription,
    robots: MAY_BE_FOUND,
    translationGroup: ids.group(locale.brand, `${kind} ${name}`),
  }
}

function toPage(site: CheckedSite, page: DemoPage): LinkedDocument {
  const { locale } = site
  const id = ids.page(locale.id, page.name)
  const { author, created, bottomText } = page
  const shell = {
    ...toShared(site, 'page', page),
    template: page.template,
    metaTitle: page.metaTitle,
    is_gated: false,
    ...(author && { author: ids.author(author), showAuthor: true }),
    created: toMoment(created),
    showDate: created !== undefined,
    bottomTitle: page.bottomTitle,
  }
  const areas = {
    extras: toBlocks(page.extras, `${id} extras`, locale.id),
    miniBanners: toBlocks(page.miniBanners, `${id} mini`, locale.id),
    main: toBlocks(page.main, `${id} main`, locale.id),
  }
  const bottom = bottomText === undefined ? {} : { bottomText: toLexical(bottomText, locale.id) }
  const what = `page ${page.name} of ${locale.id}`
  return { collection: 'pages', id, what, shell, data: { ...shell, ...bottom, ...areas } }
}

function toArticle(site: CheckedSite, article: DemoArticle): LinkedDocument {
  const { locale } = site
  const id = ids.article(locale.id, article.name)
  const shell = {
    ...toShared(site, 'article', article),
    role_type: article.kind,
    author: ids.author(article.author),
    showAuthor: article.showAuthor,
    created: toMoment(article.created),
    showDate: true,
    tags: article.tags.map((tag) => ids.term(`content_tag/${tag}`)),
  }
  const rest = {
    categories: article.categories.map((code) => ids.category(locale.id, code)),
    main: toBlocks(article.main, `${id} main`, locale.id),
  }
  const what = `article ${article.name} of ${locale.id}`
  return { collection: 'articles', id, what, shell, data: { ...shell, ...rest } }
}

function toJob(site: CheckedSite, job: DemoJob): LinkedDocument {
  const { locale } = site
  const id = ids.job(locale.id, job.name)
  const shell = {
    ...toShared(site, 'job', job),
    location: job.location,
    hours: job.hours,
    validThrough: toMoment(job.validThrough),
    contact: job.contact,
    created: toMoment(job.created),
    showDate: true,
  }
  const what = `job ${job.name} of ${locale.id}`
  return {
    collection: 'jobs',
    id,
    what,
    shell,
    data: { ...shell, main: toBlocks(job.main, `${id} main`, locale.id) },
  }
}
