import type { Language } from '@menagerie/sites/brand-locale'

/** Keeps what is made for a language: its files are read once, though thousands of texts ask for them. */
export function oncePerLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, { value: Value }>()
  return (language) => {
    const known = made.get(language) ?? { value: make(language) }
    made.set(language, known)
    return known.value
  }
}
