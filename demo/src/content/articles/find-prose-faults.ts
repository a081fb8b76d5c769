import { type BrandKey, LANGUAGES, type Language } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'
import { JOB_FRAMES } from '../jobs/job-frames.ts'
import { ARTICLE_FRAMES } from './article-frames.ts'
import { OVERVIEWS, readProse } from './read-prose.ts'

/** Lists faults in files of articles and files that languages lack, one line each. */
export function findProseFaults(): string[] {
  const wrong = DEMO_SITES.flatMap((site) => readProse(site).faults)
  return [...new Set([...wrong, ...LANGUAGES.flatMap(findMissingProse), ...findStrayProse()])]
}

/** Lists the files that a language lacks. */
export function findMissingProse(language: Language): string[] {
  const sites = DEMO_SITES.filter(({ file }) => file === language)
  const lacking = sites.flatMap((site) => {
    const { labels, overviews, articles, jobs } = readProse(site)
    return [
      ...(labels ? [] : ['labels']),
      ...OVERVIEWS.filter((name) => !overviews[name]).map((name) => `pages/${name}`),
      ...articlesOf(site.brand).filter((name) => !articles[name]),
      ...jobsOf(site.brand)
        .filter((name) => !jobs[name])
        .map((name) => `jobs/${name}`),
    ]
  })
  return [...new Set(lacking)].map((name) => `demo/articles/${language}/${name}.md: is missing or cannot be read`)
}

const articlesOf = (brand: BrandKey) => ARTICLE_FRAMES.filter(({ author }) => author[brand]).map(({ name }) => name)
const jobsOf = (brand: BrandKey) => JOB_FRAMES.filter(({ picture }) => picture[brand]).map(({ name }) => name)

function findStrayProse(): string[] {
  const known = new Set(ARTICLE_FRAMES.map(({ name }) => name))
  const knownJobs = new Set<string>(JOB_FRAMES.map(({ name }) => name))
  return DEMO_SITES.flatMap((site) => {
    const { articles, jobs } = readProse(site)
    const at = (name: string) => `demo/articles/${site.file}/${name}.md: there is no such name in`
    return [
      ...Object.keys(articles)
        .filter((name) => !known.has(name))
        .map((name) => `${at(name)} article-frames.ts`),
      ...Object.keys(jobs)
        .filter((name) => !knownJobs.has(name))
        .map((name) => `${at(`jobs/${name}`)} job-frames.ts`),
    ]
  })
}
