import type { Language } from '@menagerie/sites/brand-locale'
import { findTypographyFaults } from '@menagerie/sites/typography-faults'
import { DEMO_SITES } from '../../demo-sites.ts'
import { inTexts } from '../in-texts.ts'
import { toUnbroken } from '../to-unbroken.ts'
import { readProse } from './read-prose.ts'

/** Lists typographic faults in the articles and jobs of a language, as they are set, one line each. */
export function findSetFaults(language: Language): string[] {
  const faults = new Set<string>()
  for (const site of DEMO_SITES.filter(({ file }) => file === language)) {
    const { labels, overviews, articles, jobs } = readProse(site)
    const documents = { ...articles, ...withFolder('jobs/', jobs), ...withFolder('pages/', overviews), labels }
    for (const [name, words] of Object.entries(documents))
      inTexts(words, (text) => {
        for (const line of text.split('\n'))
          for (const fault of findTypographyFaults(language, toUnbroken(language, toPlain(line))))
            faults.add(`demo/articles/${language}/${name}.md: ${fault}: ${line.slice(0, 90)}`)
        return text
      })
  }
  return [...faults]
}

const withFolder = (folder: string, words: object) =>
  Object.fromEntries(Object.entries(words).map(([name, value]) => [folder + name, value]))

/** Removes the marks of the markup. */
const toPlain = (line: string) =>
  line
    .replace(/^(?:##+ |- |\d+\. |> )/u, '')
    .replace(/\*\*|(?<=\])\([^)]*\)/gu, '')
    .replace(/\{\w+\}/gu, 'X')
    .replace(/[[\]]/gu, '')
