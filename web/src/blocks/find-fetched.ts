import type { ArticleKind } from '@menagerie/contract/article'
import { beginLarge } from '@menagerie/contract/human-text'

type News = { title?: string | undefined; source: ArticleKind; tag?: string | undefined; articles: readonly unknown[] }
type Feed = { title?: string | undefined; pictures: readonly unknown[] }

const KINDS: Record<ArticleKind, string> = { advice: 'advice', blog: 'blog posts', news: 'news' }

/** Articles that the site chooses; those of an editor's choice show as they are. */
export function findFetchedNews({ title, source, tag, articles }: News): string | undefined {
  if (articles.length > 0) return undefined
  return withTitle(title, `the newest ${KINDS[source]}${tag ? ` with the tag “${tag}”` : ''} show here`)
}

/** Posts of a network; an editor's own pictures show as they are. */
export function findFetchedPosts({ title, pictures }: Feed): string | undefined {
  return pictures.length > 0 ? undefined : withTitle(title, 'posts of the network show here, after the visitor agrees')
}

export const findFetchedFrame = ({ title }: { title?: string | undefined }): string =>
  withTitle(title, 'a page of another company shows here, after the visitor agrees')

const withTitle = (title: string | undefined, text: string) => (title ? `${title}: ${text}` : beginLarge(text))
