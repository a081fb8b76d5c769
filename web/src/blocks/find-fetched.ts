import type { ArticleKind } from '@menagerie/contract/article'
import type { Translate } from '@menagerie/sites/translate'

type News = { title?: string | undefined; source: ArticleKind; tag?: string | undefined; articles: readonly unknown[] }
type Feed = { title?: string | undefined; pictures: readonly unknown[] }

/** Describes the articles that the site chooses; undefined for an editor's choice, which is shown as it is. */
export function findFetchedNews({ title, source, tag, articles }: News, t: Translate): string | undefined {
  if (articles.length > 0) return undefined
  const text = withTitle(title, t('editor.newest', { kind: source }))
  return tag ? `${text} (${tag})` : text
}

/** Describes a network's posts; undefined for an editor's own pictures, which are shown as they are. */
export function findFetchedPosts({ title, pictures }: Feed, t: Translate): string | undefined {
  return pictures.length > 0 ? undefined : withTitle(title, t('editor.posts'))
}

export const findFetchedFrame = ({ title }: { title?: string | undefined }, t: Translate): string =>
  withTitle(title, t('editor.frame'))

const withTitle = (title: string | undefined, text: string) => (title ? `${title}: ${text}` : text)
