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

/** What a country writes otherwise than the others of its language, by iso code. */
const COUNTRY_TEXTS: Readonly<Record<string, Partial<Readonly<Record<MessageKey, string>>>>> = {
  'en-US': AMERICAN_ENGLISH,
}

const translators = new Map<string, Translate>()
const translatorsOfLanguages = new Map<Language, Translate>()
/** Kept by site: which files the company has for it is looked up once and not with every page. */
const translatorsOfSites = new WeakMap<BrandLocale, Translate>()

/** Sites of one language and country share their texts, but for those of which the company says some otherwise. */
const isSpokenAsUsual = (site: BrandLocale) => listWordFiles(site).length === 0

/** Texts of a brand-locale: the catalogue of its language as its country writes it, numbers and plurals by its iso code. */
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

/** `toMessage`: what is made of a text of the catalogue when it is first used. */
export function createTranslate(
  site: BrandLocale,
  toMessage: (text: string) => string | MessageFormatElement[],
): Translate {
  const { file, iso } = site
  return compileCatalogue({ ...CATALOGUES[file], ...COUNTRY_TEXTS[iso], ...readCompanyWords(site) }, iso, toMessage)
}

/** Texts of a language as no company or country says them, for people that do not read them as visitors of a site. */
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

/** A text that takes no arguments is its words. `<link>` stays as it is: `splitLink` finds it, so that no text is ever parsed as HTML. */
function compile(message: string | MessageFormatElement[], iso: string): string | IntlMessageFormat {
  const format = new IntlMessageFormat(message, iso, undefined, { ignoreTag: true })
  const [only, ...others] = format.getAst()
  return only !== undefined && others.length === 0 && isLiteralElement(only) ? only.value : format
}
