import { inTexts } from './in-texts.ts'
import type { SiteContent } from './schema.ts'

/** Fills in the company's name, and its address in one line. */
export function fillCompany<T>({ siteSettings: { company } }: SiteContent, words: T): T {
  const address = company.address.replaceAll('\n', ', ')
  return inTexts(words, (text) => text.replaceAll('{company}', company.name).replaceAll('{address}', address))
}
