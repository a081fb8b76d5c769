import type { DemoArticle } from './content/article-schema.ts'
import { ARTICLE_FRAMES } from './content/articles/article-frames.ts'
import {
  ARTICLE_GOALS,
  hasLongPosts,
  LEAST_LONG_POSTS,
  LONG_POST,
  LONGEST_POST,
  SHORT_POST,
} from './content/articles/article-goals.ts'
import { countWords } from './content/articles/find-thin-prose.ts'
import type { Content } from './content/checked-content.ts'

type Site = Content['sites'][number]
type Measure = { has: number; goal: number }

const WIDTH = 16

/** Names of articles that end with a telephone number for emergencies. */
const URGENT = new Set(ARTICLE_FRAMES.filter(({ emergency }) => emergency).map(({ name }) => name))

/**
 * Makes a table with a row per site, which compares the number of texts with its goal (`14/14`). A figure below its goal ends with `!`. The
 * last column has the words of the shortest and the longest post.
 */
export function toArticleReport({ sites }: Pick<Content, 'sites'>): string {
  const rows = sites.map((site) => ({ name: site.locale.id, cells: toCells(site) }))
  const head = [...Object.keys(NAMES), 'words of posts']
  return [
    toLine('has/goal', head),
    ...rows.map(({ name, cells }) => toLine(name, cells)),
    '',
    `Long posts have ${LONG_POST} to ${LONGEST_POST} words; the others ${SHORT_POST} at least. Signed advice has tags, an author and a name that checked it.`,
    'Emergency counts articles that end with whom to call; whole posts have as many words as they should.',
  ].join('\n')
}

/** Columns of the table, in their order. */
const NAMES: Readonly<Record<string, (site: Site) => Measure>> = {
  posts: (site) => ({ has: ofKind(site, 'blog').length, goal: ARTICLE_GOALS.blog }),
  'long posts': (site) => ({
    has: postLengths(site).filter((words) => words >= LONG_POST).length,
    goal: hasLongPosts(site.locale.file) ? LEAST_LONG_POSTS : 0,
  }),
  'whole posts': (site) => ({
    has: postLengths(site).filter((words) => words >= SHORT_POST && words <= LONGEST_POST).length,
    goal: Math.max(ARTICLE_GOALS.blog, ofKind(site, 'blog').length),
  }),
  news: (site) => ({ has: ofKind(site, 'news').length, goal: ARTICLE_GOALS.news }),
  advice: (site) => ({ has: ofKind(site, 'advice').length, goal: ARTICLE_GOALS.advice }),
  'signed advice': (site) => ({ has: ofKind(site, 'advice').filter(isSigned).length, goal: ARTICLE_GOALS.advice }),
  emergency: (site) => ({
    has: site.articles.filter(({ name }) => URGENT.has(name)).length,
    goal: ARTICLE_GOALS.emergency,
  }),
  jobs: (site) => ({ has: site.jobs.length, goal: ARTICLE_GOALS.jobs }),
}

function toCells(site: Site): string[] {
  const lengths = postLengths(site)
  const range = lengths.length === 0 ? '–' : `${Math.min(...lengths)}–${Math.max(...lengths)}`
  const measures = Object.values(NAMES).map((measure) => measure(site))
  return [...measures.map(({ has, goal }) => (goal === 0 ? `${has}` : `${has}/${goal}${has < goal ? '!' : ''}`)), range]
}

const ofKind = ({ articles }: Site, kind: DemoArticle['kind']) => articles.filter((article) => article.kind === kind)

const isSigned = ({ tags, author, checkedBy }: DemoArticle) =>
  tags.length > 0 && author !== '' && checkedBy !== undefined && checkedBy !== author

const postLengths = (site: Site) => ofKind(site, 'blog').map(countArticleWords)

/** Counts words of running text, without quotes and titles of blocks. */
const countArticleWords = ({ main }: DemoArticle) =>
  main.reduce((total, block) => total + (block.block === 'RichText' ? countWords(block.content) : 0), 0)

const toLine = (name: string, cells: readonly string[]) =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(WIDTH)).join('')
