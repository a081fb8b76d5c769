import { expect, it } from 'vitest'
import { loadContent } from './content/load-content.ts'
import { toArticleReport } from './report-articles.ts'

const { sites } = loadContent()
const lines = (text: string) => text.split('\n').map((line) => line.trim().split(/\s{2,}/))

it('reports that every site reaches its goals for articles', () => {
  const [head = [], ...rows] = lines(toArticleReport({ sites }))
  const told = rows.slice(0, sites.length)
  expect(told.map(([name]) => name)).toEqual(sites.map(({ locale }) => locale.id))
  expect(told.flat().filter((cell) => cell.includes('!'))).toEqual([])
  const dutch = told.find(([name]) => name === 'tailwell/nl_NL')
  expect(dutch?.[head.indexOf('long posts')]).toBe('6/6')
  expect(dutch?.at(-1)).toMatch(/^\d{3}–\d{3}$/u)
})

it('marks each count that is below its goal', () => {
  const [site] = sites.filter(({ locale }) => locale.id === 'tailwell/de_DE')
  if (!site) throw new Error('no German site')
  const thin = {
    ...site,
    articles: site.articles
      .filter(({ kind }) => kind !== 'news')
      .map((article) => ({ ...article, main: article.main.slice(0, 1), checkedBy: undefined })),
    jobs: site.jobs.slice(1),
  }
  const [head = [], row = []] = lines(toArticleReport({ sites: [thin] }))
  const read = (column: string) => row[head.indexOf(column)]
  expect(read('posts')).toBe('14/14')
  expect(read('news')).toBe('0/6!')
  expect(read('advice')).toBe('10/10')
  expect(read('signed advice')).toBe('0/10!')
  expect(read('whole posts')).toMatch(/^\d\/14!$/u)
  expect(read('jobs')).toBe('2/3!')
})
