import type { Language } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { factsOf } from '@menagerie/sites/site-facts'
import type { DemoBlock } from '../block-schema.ts'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'

type Words = { title: string; subTitle: string; content: string }

/** Words in the languages whose locales have such a page (spec §2). */
const WORDS: Partial<Record<Language, Words>> = {
  nl: {
    title: 'Bedankt voor je bericht',
    subTitle: 'Het is goed aangekomen',
    content:
      'We antwoorden op werkdagen, meestal binnen twee dagen. Is je dier ziek, wacht dan niet op ons en bel je dierenarts.\nTot die tijd: [terug naar de homepage](page:home).',
  },
  no: {
    title: 'Takk for meldingen',
    subTitle: 'Den har kommet frem',
    content:
      'Vi svarer på arbeidsdager, som regel innen to dager. Er dyret ditt sykt, så ikke vent på oss, men ring veterinæren.\nI mellomtiden: [tilbake til forsiden](page:home).',
  },
  es: {
    title: 'Gracias por tu mensaje',
    subTitle: 'Ha llegado bien',
    content:
      'Respondemos los días laborables, casi siempre en dos días. Si tu animal está enfermo, no nos esperes y llama a tu veterinario.\nMientras tanto: [volver al inicio](page:home).',
  },
}

/** Adds the page that thanks for a form to a site whose locale has one. Only forms lead to it. */
export function addThankYou(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  const path = locale && factsOf(locale).features.thankYou
  const words = locale && WORDS[locale.file]
  if (path === undefined || words === undefined) return site
  const { title, subTitle, content } = fillWords(site, words)
  const page = {
    name: 'thank-you',
    path,
    title,
    subTitle,
    shortDescription: subTitle,
    metaDescription: `${title}. ${subTitle}.`,
  }
  const main: DemoBlock[] = [
    { block: 'RichText', content },
    { block: 'AlsoRead', targets: ['page:care', 'page:faq', 'page:stores'] },
  ]
  return { ...site, pages: [...site.pages, { ...page, main }] }
}
