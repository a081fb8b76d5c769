import { isLiteralElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { AMERICAN_ENGLISH } from './american-english.ts'
import type { BrandLocale, Language } from './brand-locale.ts'
import { listWordFiles, readCompanyWords } from './company/read-company-words.ts'
import cs from './messages/cs.json' with { type: 'json' }
import da from './messages/da.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fi from './messages/fi.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import hu from './messages/hu.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }
import no from './messages/no.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import sv from './messages/sv.json' with { type: 'json' }
import uk from './messages/uk.json' with { type: 'json' }
import type { MessageKey, Translate } from './translate.ts'

/** A key that is missing in one language is a compile error here. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en,
  es,
  nl,
  no,
  fr,
  de,
  pl,
  it,
  hu,
  ru,
  cs,
  uk,
  da,
  fi,
  sv,
}

/** Texts that a country writes differently from the others with its language, by iso code. */
const COUNTRY_TEXTS: Readonly<Record<string, Partial<Readonly<Record<MessageKey, string>>>>> = {
  'en-US': AMERICAN_ENGLISH,
}

const translators = new Map<string, Translate>()
const translatorsOfLanguages = new Map<Language, Translate>()
/** Cached by site: the company's files for a site are looked up once and not for every page. */
const translatorsOfSites = new WeakMap<BrandLocale, Translate>()

/** Tells whether the company has no texts of its own for the site. Such sites share the translator of their language and country. */
const isSpokenAsUsual = (site: BrandLocale) => listWordFiles(site).length === 0

/** Returns the texts of a brand-locale: the catalogue of its language as its country writes it; numbers and plurals follow its iso code. */
export function translator(site: BrandLocale): Translate {
  const known = translatorsOfSites.get(site)
  if (known !== undefined) return known
  const found = findTranslator(site)
  translatorsOfSites.set(site, found)
  return found
}

function findTranslator(site: BrandLocale): Translate {
  const key = isSpokenAsUsual(site) ? site.iso : site.id
  const known = translators.get(key)
  if (known !== undefined) return known
  const made = createTranslate(site, (text) => text)
  translators.set(key, made)
  return made
}

/** `toMessage` converts a text of the catalogue when it is first used. */
export function createTranslate(
  site: BrandLocale,
  toMessage: (text: string) => string | MessageFormatElement[],
): Translate {
  const { file, iso } = site
  return compileCatalogue({ ...CATALOGUES[file], ...COUNTRY_TEXTS[iso], ...readCompanyWords(site) }, iso, toMessage)
}

/** Returns the texts of a language without those of a company or country, for readers that are not visitors of a site. */
export function languageTranslator(language: Language): Translate {
  const known = translatorsOfLanguages.get(language)
  if (known !== undefined) return known
  const made = compileCatalogue(CATALOGUES[language], language, (text) => text)
  translatorsOfLanguages.set(language, made)
  return made
}

function compileCatalogue(
  catalogue: Readonly<Record<MessageKey, string>>,
  iso: string,
  toMessage: (text: string) => string | MessageFormatElement[],
): Translate {
  const compiled = new Map<MessageKey, string | IntlMessageFormat>()
  return (key, values) => {
    let message = compiled.get(key)
    if (message === undefined) {
      message = compile(toMessage(catalogue[key]), iso)
      compiled.set(key, message)
    }
    return typeof message === 'string' ? message : String(message.format({ ...values }))
  }
}

/** Compiles a message; one without arguments becomes its plain text. `<link>` stays as it is: `splitLink` finds it, so that no text is ever parsed as HTML. */
function compile(message: string | MessageFormatElement[], iso: string): string | IntlMessageFormat {
  const format = new IntlMessageFormat(message, iso, undefined, { ignoreTag: true })
  const [only, ...others] = format.getAst()
  return only !== undefined && others.length === 0 && isLiteralElement(only) ? only.value : format
}
