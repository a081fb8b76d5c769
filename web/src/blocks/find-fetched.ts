import type { ArticleKind } from '@menagerie/contract/article'
import type { Translate } from '@menagerie/sites/translate'

type News = { title?: string | undefined; source: ArticleKind; tag?: string | undefined; articles: readonly unknown[] }
type Feed = { title?: string | undefined; pictures: readonly unknown[] }

/** Articles that the site chooses; those of an editor's choice show as they are. */
export function findFetchedNews({ title, source, tag, articles }: News, t: Translate): string | undefined {
  if (articles.length > 0) return undefined
  const text = withTitle(title, t('editor.newest', { kind: source }))
  return tag ? `${text} (${tag})` : text
}

/** Posts of a network; an editor's own pictures show as they are. */
export function findFetchedPosts({ title, pictures }: Feed, t: Translate): string | undefined {
  return pictures.length > 0 ? undefined : withTitle(title, t('editor.posts'))
}

export const findFetchedFrame = ({ title }: { title?: string | undefined }, t: Translate): string =>
  withTitle(title, t('editor.frame'))

const withTitle = (title: string | undefined, text: string) => (title ? `${title}: ${text}` : text)
