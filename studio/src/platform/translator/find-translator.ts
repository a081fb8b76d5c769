import { createDeepl } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'
import type { Translator } from './translator.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The service that `TRANSLATOR` names; undefined without one. Throws if its settings are incomplete. */
export function findTranslator(env: Variables): Translator | undefined {
  const { TRANSLATOR: kind, TRANSLATOR_KEY: key, TRANSLATOR_URL: url } = env
  switch (kind) {
    case undefined:
    case '':
      return undefined
    case 'deepl':
      if (!key) throw new Error('TRANSLATOR=deepl needs TRANSLATOR_KEY')
      return createDeepl({ key, url: url || undefined })
    case 'libretranslate':
      if (!url) throw new Error('TRANSLATOR=libretranslate needs TRANSLATOR_URL')
      return createLibreTranslate({ key: key || undefined, url })
    default:
      throw new Error(`TRANSLATOR is “${kind}”: it may be deepl or libretranslate`)
  }
}
