import type { ArticleAnswer, ArticleCard, JobAnswer, JobCard } from '@menagerie/contract/answers/article-answer'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { type Pictures, toImageAnswer } from './to-image-answer.ts'

type Article = PublishedEntry<'article'>
type Job = PublishedEntry<'job'>

/** Media keys of all pictures in the answer for an article or job. */
export function pictureKeysOf({ body }: Article | Job): (string | undefined)[] {
  return [body.image, body.phoneOnlyImage, body.metaImage]
}

export function toArticleCard(article: Article, pictures: Pictures, language: string): ArticleCard {
  const { role_type, categories } = article.body
  return { ...toCard(article, pictures, language), role_type, categories }
}

export function toArticleAnswer(article: Article, pictures: Pictures, language: string): ArticleAnswer {
  const { checkedBy } = article.body
  return { ...toArticleCard(article, pictures, language), ...toDetail(article), checkedBy }
}

export function toJobCard(job: Job, pictures: Pictures, language: string): JobCard {
  const { location, hours, validThrough, contact } = job.body
  return { ...toCard(job, pictures, language), location, hours, validThrough, contact }
}

export function toJobAnswer(job: Job, pictures: Pictures, language: string): JobAnswer {
  return { ...toJobCard(job, pictures, language), ...toDetail(job) }
}

function toCard({ key, path, body }: Article | Job, pictures: Pictures, language: string) {
  const { title, subTitle, shortDescription, showDate, created, tags, imageAlt } = body
  const toImage = (picture: string | undefined) => toImageAnswer(picture, pictures, language)
  const onPhones = body.phoneOnlyImage ?? pictures.get(body.image ?? '')?.phonePicture
  return {
    id: key,
    '@path': path ?? '',
    title,
    subTitle,
    shortDescription,
    showdate: showDate,
    created,
    contentTags: tags,
    phoneOnlyImageUrl: toImage(onPhones),
    tabletPortraitUpImageUrl: toImage(body.image),
    metaImage: toImage(body.metaImage),
    imageAlt,
  }
}

function toDetail({ body }: Article | Job) {
  const { showAuthor, author, metaTitle, metaDescription, robots, translationGroup, main } = body
  return { showAuthor, author, metaTitle, metaDescription, robots, translationGroup, main }
}
