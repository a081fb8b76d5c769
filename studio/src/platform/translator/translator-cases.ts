import type { Translator } from './translator.ts'

/**
 * Requirements for each service: the tests check them with a stand-in, `npm run translator:verify` with the real
 * service.
 */
export const TRANSLATOR_CASES: readonly {
  title: string
  run: (translator: Translator) => Promise<string | undefined>
}[] = [
  {
    title: 'answers as many texts as it is asked, in their order',
    async run(translator) {
      const found = await translator.translate(['één', 'twee', 'drie'], { from: 'nl_NL', to: 'de_DE' })
      const wanted = [/ein/i, /zwei/i, /drei/i]
      return found.length === 3 && wanted.every((word, at) => word.test(found[at] ?? ''))
        ? undefined
        : `answered ${JSON.stringify(found)}`
    },
  },
  {
    title: 'knows Norwegian, British and American English',
    async run(translator) {
      for (const to of ['no_NO', 'en_GB', 'en_US']) {
        const [found = ''] = await translator.translate(['Vraag je dierenarts om raad.'], { from: 'nl_NL', to })
        if (found.trim() === '' || found === 'Vraag je dierenarts om raad.') return `${to}: answered “${found}”`
      }
      return undefined
    },
  },
  {
    title: 'leaves signs as they are: quotes, ampersands and what looks like markup',
    async run(translator) {
      const [found = ''] = await translator.translate(['Honden & katten < 5 kg'], { from: 'nl_NL', to: 'de_DE' })
      return found.includes('&') && !found.includes('&amp;') && !found.includes('&lt;')
        ? undefined
        : `answered “${found}”`
    },
  },
]
