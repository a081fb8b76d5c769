import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './brand-locale.ts'
import { CATALOGUES } from './messages.ts'

type Wording = {
  /** Forms of address that the language does not use here (`messages/README.md`). */
  otherAddress: RegExp
  /** Keys whose text is the same as in English. */
  sameAsEnglish: readonly string[]
}

/** Builds a pattern for whole words; an ASCII word boundary would end a word at its first accent. */
const word = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, flags)

const MENU = 'menu.menu'
const FORMS = ['specification.form', 'facet.form']
const BARCODE = 'specification.barcode'
const PAGING = ['paging.label', 'paging.page', 'paging.titleOfPage']
const ANIMALS = ['specification.animal_type', 'facet.animal_type']
const BLOGS = 'search.blogsTab'
const COOKIES = 'cookies.title'
const BLOG = 'blog.title'
const VIDEO = 'product.video'
const PER_KILO = 'product.perKilo'
const WEBSITE = 'stores.website'

const WORDINGS: Readonly<Record<Exclude<Language, 'en'>, Wording>> = {
  es: {
    otherAddress: word('usted|ustedes|su|sus|síganos|elija|vuelva|haga|lea|inténtelo'),
    sameAsEnglish: [COOKIES, BLOG, BLOGS, 'facet.is_natural', 'form.errorTitle', ...ANIMALS],
  },
  // Dutch and Italian websites use "Home", too.
  nl: {
    otherAddress: word('u|uw'),
    sameAsEnglish: [
      COOKIES,
      BLOG,
      BLOGS,
      'filter.title',
      MENU,
      'menu.submenuOf',
      'breadcrumb.home',
      BARCODE,
      VIDEO,
      PER_KILO,
      'portal.postcode',
      WEBSITE,
    ],
  },
  no: { otherAddress: word('De|Dem|Deres', 'u'), sameAsEnglish: [...FORMS, VIDEO, PER_KILO, 'contact.send'] },
  fr: {
    otherAddress: word('tu|te|toi|ton|ta|tes'),
    sameAsEnglish: [
      COOKIES,
      BLOG,
      MENU,
      ...PAGING,
      'product.description',
      'product.composition',
      BLOGS,
      ...ANIMALS,
      'contact.province',
      'search.pagesTab',
    ],
  },
  de: {
    otherAddress: word('du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?'),
    sameAsEnglish: [COOKIES, 'cookies.inCookie', BLOG, BARCODE, ...FORMS, VIDEO, WEBSITE, 'sort.name'],
  },
  pl: {
    otherAddress: word('Pan|Pani|Pana|Państwo|Państwa', 'u'),
    sameAsEnglish: [BLOG, MENU, 'stores.kindSupermarket'],
  },
  it: {
    otherAddress: word('Lei|Suo|Sua|voi|vostr[oaie]', 'u'),
    sameAsEnglish: [BLOG, MENU, 'breadcrumb.home', VIDEO, 'portal.password'],
  },
  hu: { otherAddress: word('te|téged|neked|keress|válassz|írj|olvasd|próbáld|térj'), sameAsEnglish: [BLOG] },
  // «Вы» with a capital is for letters to a single person.
  ru: { otherAddress: word('ты|тебя|тебе|тво[ёйяи]|(?<=\\p{L} )Вы|(?<=\\p{L} )Ваш[аеиу]?', 'u'), sameAsEnglish: [] },
  cs: { otherAddress: word('ty|tebe|tobě|tvůj|tvoje|tvá|tvé'), sameAsEnglish: [BLOG, VIDEO, 'stores.kindSupermarket'] },
  uk: { otherAddress: word('ти|тебе|тобі|тв[оі][йяєї]|(?<=\\p{L} )Ви|(?<=\\p{L} )Ваш[аеіу]?', 'u'), sameAsEnglish: [] },
  da: {
    otherAddress: word('De|Dem|Deres', 'u'),
    sameAsEnglish: [COOKIES, BLOG, MENU, ...FORMS, VIDEO, 'contact.send'],
  },
  fi: { otherAddress: word('te|teitä|teille|teidän'), sameAsEnglish: [VIDEO] },
  sv: { otherAddress: word('ni|er|era|ert'), sameAsEnglish: [...FORMS, VIDEO, PER_KILO] },
}

/** English words of websites that no other catalogue uses as words of its own language. */
const ENGLISH = word(
  'the|your|you|with|search|close|read|more|view|please|show|next|back|country|share|sorry|buy|find out|click|loading',
)
/** Words that a language borrows from English: Dutch apologises with "Sorry". */
const BORROWED: Readonly<Partial<Record<Language, string>>> = { nl: 'Sorry' }

/** Names and signs, the same in all languages. */
const SAME_EVERYWHERE = ['copyright']

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue %s', (language) => {
  const entries = Object.entries(CATALOGUES[language])
  const { otherAddress, sameAsEnglish } = WORDINGS[language]

  it('equals the English catalogue only in the listed texts', () => {
    const english: ReadonlyMap<string, string> = new Map(Object.entries(CATALOGUES.en))
    const same = entries.flatMap(([key, text]) => (english.get(key) === text ? [key] : []))
    expect(same).toEqual(expect.arrayContaining([...sameAsEnglish, ...SAME_EVERYWHERE]))
    expect(same).toHaveLength(sameAsEnglish.length + SAME_EVERYWHERE.length)
  })

  it('contains no English words', () => {
    const own = entries.map(([, text]) => text.replace(BORROWED[language] ?? '', '').replace(/<\/?link>|\{\w+/g, ''))
    expect(own.filter((text) => ENGLISH.test(text))).toEqual([])
  })

  it('uses only one form of address', () => {
    expect(entries.filter(([, text]) => otherAddress.test(text))).toEqual([])
  })
})
