import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { findUnknownWords } from './find-unknown.ts'

/** `node demo/src/spelling/check-spelling.ts [LANGUAGE …]`: prints the words that are in neither a dictionary nor a glossary. */
const asked = process.argv.slice(2)
for (const language of LANGUAGES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const unknown = await findUnknownWords(language)
  console.log(`${language}: ${unknown.size} unknown words`)
  for (const [word, place] of unknown) console.log(`  ${word.padEnd(28)} ${place}`)
  if (unknown.size > 0) process.exitCode = 1
}
