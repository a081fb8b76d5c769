import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { DEMO_SITES } from '../../demo-sites.ts'
import { findUnknownWords } from '../../spelling/find-unknown.ts'
import { findMissingProse } from './find-prose-faults.ts'
import { findSetFaults } from './find-set-faults.ts'
import { findThinProse } from './find-thin-prose.ts'
import { readProse } from './read-prose.ts'

/** `node demo/src/content/articles/check-articles.ts LANGUAGE …` prints everything that a language's articles still lack. */
const asked = process.argv.slice(2)
for (const language of LANGUAGES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const wrong = DEMO_SITES.filter(({ file }) => file === language).flatMap((site) => readProse(site).faults)
  const unknown = [...(await findUnknownWords(language))].map(([word, place]) => `${place}: unknown word ${word}`)
  const faults = [
    ...new Set(wrong),
    ...findMissingProse(language),
    ...findThinProse(language),
    ...findSetFaults(language),
    ...unknown,
  ]
  console.log(`${language}: ${faults.length === 0 ? 'nothing is missing' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
