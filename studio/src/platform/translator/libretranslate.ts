import { z } from 'zod'
import { askTranslator, requireEach, type Translator } from './translator.ts'

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** LibreTranslate, self-hosted or by its provider: `POST /translate`. */
export function createLibreTranslate({ key, url }: { key?: string | undefined; url: string }): Translator {
  const base = url.replace(/\/$/, '')
  return {
    name: 'LibreTranslate',
    host: new URL(base).host,
    async translate(texts, { from, to }) {
      const body = {
        q: texts,
        source: toLanguage(from),
        target: toLanguage(to),
        format: 'text',
        ...(key && { api_key: key }),
      }
      const found = answerSchema.safeParse(await askTranslator(`${base}/translate`, { headers: {}, body })).data
      return [...requireEach(texts, found?.translatedText)]
    },
  }
}

function toLanguage(code: string): string {
  const language = code.slice(0, 2).toLowerCase()
  return language === 'no' ? 'nb' : language
}
