/** Categories of articles on two levels. The codes of the second level begin with that of the first. */
const TOPICS = {
  living: ['living-dogs', 'living-cats', 'living-others'],
  beginning: ['beginning-dogs', 'beginning-cats', 'beginning-aquarium'],
  seasons: ['seasons-summer', 'seasons-winter'],
  advice: ['advice-care', 'advice-feeding', 'advice-health'],
  news: ['news-products', 'news-company'],
} as const

type TopTopic = keyof typeof TOPICS
export type SubTopic = (typeof TOPICS)[TopTopic][number]
type ArticleTopic = TopTopic | SubTopic

/** Each level-one topic before those below it. */
export const ALL_TOPICS: readonly { code: ArticleTopic; parent?: TopTopic }[] = [
  ...toRows('living'),
  ...toRows('beginning'),
  ...toRows('seasons'),
  ...toRows('advice'),
  ...toRows('news'),
]

function toRows(top: TopTopic): { code: ArticleTopic; parent?: TopTopic }[] {
  return [{ code: top }, ...TOPICS[top].map((code) => ({ code, parent: top }))]
}
