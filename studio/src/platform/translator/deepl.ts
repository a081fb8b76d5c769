import { z } from 'zod'
import { askTranslator, requireEach, type Translator } from './translator.ts'

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Texts per request. */
const AT_ONCE = 50

/** Suffix of keys of the free plan, which has an address of its own. */
const FREE_KEY = ':fx'

/** DeepL: a source language has no country; the targets English and Portuguese require one. */
export function createDeepl({ key, url }: { key: string; url?: string | undefined }): Translator {
  const base = (url ?? (key.endsWith(FREE_KEY) ? 'https://api-free.deepl.com' : 'https://api.deepl.com')).replace(
    /\/$/,
    '',
  )
  return {
    name: 'DeepL',
    host: new URL(base).host,
    async translate(texts, { from, to }) {
      const done: string[] = []
      for (let at = 0; at < texts.length; at += AT_ONCE) {
        const part = texts.slice(at, at + AT_ONCE)
        const body = { text: part, source_lang: toSource(from), target_lang: toTarget(to) }
        const answer = await askTranslator(`${base}/v2/translate`, {
          headers: { authorization: `DeepL-Auth-Key ${key}` },
          body,
        })
        const found = answerSchema.safeParse(answer).data?.translations
        done.push(
          ...requireEach(
            part,
            found?.map(({ text }) => text),
          ),
        )
      }
      return done
    },
  }
}

function toSource(code: string): string {
  const language = code.slice(0, 2).toUpperCase()
  return language === 'NO' || language === 'NN' ? 'NB' : language
}

function toTarget(code: string): string {
  const language = toSource(code)
  if (language === 'EN') return code.toLowerCase().endsWith('us') ? 'EN-US' : 'EN-GB'
  return language
}
