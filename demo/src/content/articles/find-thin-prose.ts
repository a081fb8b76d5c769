import type { ArticleKind } from '@menagerie/contract/article'
import type { Language } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'
import { ARTICLE_FRAMES } from './article-frames.ts'
import { hasLongPosts, LONG_POST, LONGEST_POST, SHORT_POST } from './article-goals.ts'
import type { ArticleFrame } from './frames/article-frame.ts'
import { readProse } from './read-prose.ts'

const LEAST_WORDS: Readonly<Record<ArticleKind, number>> = { blog: SHORT_POST, advice: 190, news: 100 }
/** Languages that need fewer words for the same, because they have no articles or use endings instead. */
const TERSE: readonly Language[] = ['ru', 'uk', 'pl', 'cs', 'hu', 'fi']
const LEAST_TERSE: Readonly<Record<ArticleKind, number>> = { blog: SHORT_POST, advice: 160, news: 85 }
const LEAST_JOB = 85

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Lists articles and jobs of a language that have too few words or too many, one line each. */
export function findThinProse(language: Language): string[] {
  const sites = DEMO_SITES.filter(({ file }) => file === language)
  const faults = sites.flatMap((site) => {
    const { articles, jobs } = readProse(site)
    return [
      ...ARTICLE_FRAMES.flatMap((frame) => {
        const words = articles[frame.name]
        return words && frame.author[site.brand]
          ? judge(language, frame.name, words.body, leastOf(language, frame))
          : []
      }),
      ...Object.entries(jobs).flatMap(([name, job]) => judge(language, `jobs/${name}`, job?.body ?? '', LEAST_JOB)),
    ]
  })
  return [...new Set(faults)]
}

function leastOf(language: Language, { kind, long }: ArticleFrame): number {
  if (long && hasLongPosts(language)) return LONG_POST
  return (TERSE.includes(language) ? LEAST_TERSE : LEAST_WORDS)[kind]
}

function judge(language: Language, name: string, body: string, least: number): string[] {
  const count = countWords(body)
  if (count >= least && count <= LONGEST_POST) return []
  return [`demo/articles/${language}/${name}.md: has ${count} words, wants ${least} to ${LONGEST_POST}`]
}
