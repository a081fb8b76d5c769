import { findTranslator } from '../platform/translator/find-translator.ts'
import { TRANSLATOR_CASES } from '../platform/translator/translator-cases.ts'

/** `npm run translator:verify`: runs the tests' cases with the configured service, which charges for some words. */
const translator = findTranslator(process.env)

if (translator === undefined) {
  console.log(
    'Nothing was verified: TRANSLATOR is not set. It may be deepl (with TRANSLATOR_KEY) or libretranslate (with TRANSLATOR_URL).',
  )
} else {
  console.log(`Asking ${translator.name} at ${translator.host} …`)
  let failed = 0
  for (const { title, run } of TRANSLATOR_CASES) {
    const problem = await run(translator).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    console.log(problem === undefined ? `✓ ${title}` : `✗ ${title}: ${problem}`)
    if (problem !== undefined) failed += 1
  }
  process.exitCode = failed === 0 ? 0 : 1
}
