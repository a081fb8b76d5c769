import { isValues } from './values.ts'

/** The English label of a field, independent of the user's language; undefined without a label. */
export function toEnglishLabel(label: unknown): string | undefined {
  if (typeof label === 'string') return label
  if (isValues(label)) return typeof label.en === 'string' ? label.en : undefined
  if (typeof label !== 'function') return undefined
  const told: unknown = Reflect.apply(label, undefined, [{ i18n: { language: 'en' }, t: (key: string) => key }])
  return typeof told === 'string' ? told : undefined
}
