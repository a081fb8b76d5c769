import { isGatedTemplate } from '@menagerie/studio/publish/parts/template-parts'
import type { DemoArticle, DemoJob } from '../content/article-schema.ts'
import { toNoon } from '../content/articles/days.ts'
import type { CheckedSite } from '../content/checked-content.ts'
import type { DemoPage } from '../content/schema.ts'

import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { toStoredBlocks } from './to-blocks.ts'
import { toLexical } from './to-lexical.ts'
import { toStoredLink } from './to-link.ts'

const MAY_BE_FOUND = { index: true, follow: true }

const toMoment = (day: string | undefined) => (day === undefined ? null : toNoon(day))

/** Makes the pages, articles and openings of a site. */
export function toContentDocuments(site: CheckedSite): DemoDocument[] {
  return [
    ...site.pages.map((page) => toPage(site, page)),
    ...site.articles.map((article) => toArticleDocument(site, article)),
    ...site.jobs.map((job) => toJob(site, job)),
  ]
}

type SharedContent = Pick<
  DemoPage,
  'name' | 'path' | 'title' | 'subTitle' | 'shortDescription' | 'picture' | 'metaDescription'
>

/** Fields that all three have, without blocks. */
function toShared({ locale }: CheckedSite, kind: string, shared: SharedContent): Record<string, unknown> {
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

function toPage(site: CheckedSite, page: DemoPage): DemoDocument {
  const { locale } = site
  const id = ids.page(locale.id, page.name)
  const { author, created, bottomText, phonePicture, filterAttributes, downloads } = page
  return {
    collection: 'pages',
    id,
    place: site.places.page(page.name, page.path, page.title),
    data: {
      ...toShared(site, 'page', page),
      ...(phonePicture && { phoneOnlyImage: ids.picture(phonePicture) }),
      template: page.template,
      metaTitle: page.metaTitle,
      is_gated: isGatedTemplate(page.template),
      ...(author && { author: ids.author(author), showAuthor: true }),
      created: toMoment(created),
      showDate: created !== undefined,
      bottomTitle: page.bottomTitle,
      ...(bottomText !== undefined && { bottomText: toLexical(bottomText, locale.id) }),
      ...(filterAttributes && { filterAttributes }),
      ...(downloads && { downloads: downloads.map((name) => ids.download(locale.id, name)) }),
      ...toAlsoWatch(page, locale.id),
      extras: toStoredBlocks(page.extras, `${id} extras`, locale.id),
      miniBanners: toStoredBlocks(page.miniBanners, `${id} mini`, locale.id),
      main: toStoredBlocks(page.main, `${id} main`, locale.id),
    },
  }
}

function toAlsoWatch({ alsoWatch }: DemoPage, site: string) {
  if (alsoWatch === undefined) return {}
  const { title, target, picture } = alsoWatch
  return { alsoWatchTitle: title, alsoWatchImage: ids.picture(picture), alsoWatchLink: toStoredLink(target, site) }
}

export function toArticleDocument(site: CheckedSite, article: DemoArticle): DemoDocument {
  const { locale } = site
  const id = ids.article(locale.id, article.name)
  return {
    collection: 'articles',
    id,
    place: site.places.article(article.name),
    data: {
      ...toShared(site, 'article', article),
      role_type: article.kind,
      author: ids.author(article.author),
      showAuthor: article.showAuthor,
      ...(article.checkedBy && { checkedBy: ids.author(article.checkedBy) }),
      created: toMoment(article.created),
      showDate: true,
      tags: article.tags.map((tag) => ids.term(`content_tag/${tag}`)),
      categories: article.categories.map((code) => ids.category(locale.id, code)),
      main: toStoredBlocks(article.main, `${id} main`, locale.id),
    },
  }
}

function toJob(site: CheckedSite, job: DemoJob): DemoDocument {
  const { locale } = site
  const id = ids.job(locale.id, job.name)
  return {
    collection: 'jobs',
    id,
    place: site.places.job(job.name),
    data: {
      ...toShared(site, 'job', job),
      location: job.location,
      remote: job.remote,
      employmentType: job.employmentType,
      hours: job.hours,
      salary: job.salary,
      validThrough: toMoment(job.validThrough),
      contact: job.contact,
      created: toMoment(job.created),
      showDate: true,
      main: toStoredBlocks(job.main, `${id} main`, locale.id),
    },
  }
}
