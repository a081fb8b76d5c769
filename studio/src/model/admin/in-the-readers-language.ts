import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { Endpoint, SanitizedConfig } from 'payload'
import { speakLanguages } from '../languages/speak-languages.ts'
import { tellAnswer } from '../languages/tell-answer.ts'
import { toTranslations } from './words.ts'

/**
 * Must be the last step of the configuration: translates forms, refusals and answers of endpoints into the user's
 * language.
 */
export function inTheReadersLanguage(config: SanitizedConfig): SanitizedConfig {
  // Descriptions become comments in the generated types, in English.
  if (process.env.STUDIO_FORMS_IN_ENGLISH === '1') return config
  const parts = speakLanguages([...config.collections, ...(config.blocks ?? [])])
  config.i18n.translations = deepMergeSimple(config.i18n.translations, toTranslations(parts))
  const ours = config.collections.flatMap(({ endpoints }) => endpoints || [])
  for (const endpoint of [...config.endpoints, ...ours]) tellLater(endpoint)
  return config
}

function tellLater(endpoint: Endpoint): void {
  const { handler } = endpoint
  endpoint.handler = async (req) => tellAnswer(await handler(req), req.i18n.language)
}
