import type { Language } from '@menagerie/sites/brand-locale'

/** Caches a value per language, because thousands of texts need it and its files should be read once. */
export function oncePerLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, { value: Value }>()
  return (language) => {
    const known = made.get(language) ?? { value: make(language) }
    made.set(language, known)
    return known.value
  }
}
