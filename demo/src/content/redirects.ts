import { findById } from '@menagerie/sites/locales'
import type { ProductText } from './schema.ts'
import type { DemoRedirect } from './site-schema.ts'

/** Addresses of an earlier website: the page about the brand, the whole catalogue, and an expired offer. */
const FORMER = {
  en: { about: 'company.html', catalogue: 'catalogue', offer: 'spring-offer' },
  nl: { about: 'bedrijf.html', catalogue: 'assortiment', offer: 'voorjaarsactie' },
  ru: { about: 'o-kompanii.html', catalogue: 'katalog', offer: 'vesennyaya-aktsiya' },
} as const

function isKnown(language: string): language is keyof typeof FORMER {
  return Object.hasOwn(FORMER, language)
}

export function toRedirects(site: string, [first]: readonly ProductText[]): DemoRedirect[] {
  const language = findById(site)?.file ?? ''
  if (!isKnown(language)) return []
  const { about, catalogue, offer } = FORMER[language]
  return [
    { from: about, match: 'exact', target: 'page:about', note: 'From the website before this one.' },
    {
      from: catalogue,
      match: 'prefix',
      target: 'page:dogs',
      note: 'The old catalogue had an address per product; most visitors came for dogs.',
    },
    ...(first
      ? [
          {
            from: offer,
            match: 'exact' as const,
            target: `product:${first.sku}`,
            status: '302' as const,
            note: 'Printed on posters of spring 2026. Ends with the year.',
          },
        ]
      : []),
  ]
}
