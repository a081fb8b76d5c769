import type { BrandKey, Language } from '@menagerie/sites/brand-locale'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Mail, MailRequest } from '../mail/kinds/mail.ts'
import { MAIL_KINDS, type MailKind } from '../mail/mail-kinds.ts'
import { writeMail } from '../mail/write-mail.ts'
import { toMailRows } from '../receivers/to-mail-rows.ts'

const LINK = 'https://www.shop.example/newsletter/?confirm=kX2mVq8uYt5wRz1cLb7nHs4dJf0gPa9eQi6oTx3vB_s'
const VALUES = {
  name: 'Wilhelmina van den Heuvel-Kowalczyk',
  company: 'Dierenspeciaalzaak De Vrolijke Poot B.V.',
  old: 'wilhelmina@oude-poot.example',
  new: 'wilhelmina@vrolijke-poot.example',
  reason: 'The company is not in the register of commerce under this name.',
}
/** Fields like those that people write: long words, several lines, characters with a meaning in HTML. */
const FIELDS = {
  'first-name': 'Wilhelmina',
  email: 'wilhelmina.van.den.heuvel-kowalczyk@dierenspeciaalzaak.example',
  message: 'Is the "light" food <b>grain-free</b> & for cats under 3 kg?\n\nKind regards',
}

export type ExampleMails = { brand: BrandKey; language: Language; mails: Mail[] }

/** Every mail in each language of each brand, for a locale with that language. */
export function listExampleMails(): ExampleMails[] {
  return BRAND_KEYS.flatMap((brand) => {
    const sites = BRAND_LOCALES.filter((site) => site.brand === brand)
    const languages = [...new Set(sites.map(({ file }) => file))].sort()
    return languages.flatMap((language) => {
      const site = sites.find(({ file }) => file === language)
      return site ? [{ brand, language, mails: KINDS.map((kind) => writeMail(site, kind, toRequest(site, kind))) }] : []
    })
  })
}

const KINDS = Object.keys(MAIL_KINDS).filter((name): name is MailKind => name in MAIL_KINDS)

function toRequest(site: (typeof BRAND_LOCALES)[number], kind: MailKind): MailRequest {
  const common = { to: 'reader@shop.example', values: VALUES }
  return kind === 'form-received'
    ? { ...common, rows: toMailRows(site, FIELDS), replyTo: FIELDS.email }
    : { ...common, link: LINK }
}
