import { IntlMessageFormat } from 'intl-messageformat'
import { z } from 'zod'

/** Translates a key of a catalogue, with its values. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number | Date>>) => string

const catalogueSchema = z.object({ studio: z.record(z.string(), z.string()) })
const formats = new Map<string, IntlMessageFormat>()

/**
 * Returns the studio's translations for parts that the server renders, from `i18n` of their properties or of the
 * request.
 */
export function toSay<Key extends string>({
  language,
  translations,
}: {
  language: string
  translations: unknown
}): Say<Key> {
  const catalogue = catalogueSchema.safeParse(translations).data?.studio
  return (key, values) => {
    const message = catalogue?.[key] ?? key
    const name = `${language} ${message}`
    const format = formats.get(name) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
    formats.set(name, format)
    return String(format.format(values))
  }
}
