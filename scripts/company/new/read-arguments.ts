import { basename, resolve } from 'node:path'
import { domainToASCII } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@menagerie/sites/languages'
import { Problem } from '../../problem.ts'

export type NewCompany = {
  key: string
  name: string
  colour: string
  code: string
  site: { country: string; iso: string; file: string; name: string; domain: string }
}

export const COMPANY_HELP = `npm run company:new -- FOLDER [options]

Makes the folder of a company with one brand and one site. It may stand anywhere; the letters a to z and digits of its last part
are the brand's key.

  --name NAME       of company and brand (the folder's name with a capital)
  --color #1f4a38   the brand's colour; a light one is made as dark as white letters on it need
  --locale en_GB    country and language of the site
  --domain HOST     where the public will find it (www.KEY.example)`

/** Codes of countries whose language has another code on the web. */
const WEB_LANGUAGES: Readonly<Record<string, string>> = { no: 'nb', ua: 'uk' }

export function readArguments(args: readonly string[]): { folder: string; company: NewCompany } | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      color: { type: 'string', default: '#1f5f8b' },
      locale: { type: 'string', default: 'en_GB' },
      domain: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const [named] = positionals
  if (values.help || named === undefined) return undefined
  const folder = resolve(named)
  const key = toKey(basename(folder))
  if (!/^[a-z]/.test(key))
    throw new Problem(`“${basename(folder)}” gives no key for a brand: begin with a letter, such as acme.`)
  if (!/^#[0-9a-f]{6}$/i.test(values.color))
    throw new Problem(`--color is “${values.color}”: write a colour such as #1f4a38.`)
  const site = toSite(values.locale, toHost(values.domain ?? `www.${key}.example`))
  const called = basename(folder)
  const name = values.name ?? `${called.slice(0, 1).toUpperCase()}${called.slice(1)}`
  return { folder, company: { key, name, colour: values.color, code: values.locale, site } }
}

/** Returns the letters and digits of a name as a key: `Pfötli’s` is `pfotlis`. */
function toKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Returns a host as DNS writes it. */
function toHost(domain: string): string {
  const host = domainToASCII(domain.trim())
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return host
  throw new Problem(`--domain is “${domain}”: write a host alone, such as www.acme.example.`)
}

function toSite(code: string, domain: string): NewCompany['site'] {
  const [, language = '', country = ''] = /^([a-z]{2})_([A-Z]{2})$/.exec(code) ?? []
  if (language === '') throw new Problem(`--locale is “${code}”: write language and country, such as nl_NL.`)
  const web = WEB_LANGUAGES[language] ?? language
  const file = [language, web].find((each) => LANGUAGES.some((known) => known === each))
  if (file === undefined)
    throw new Problem(
      `The product does not speak “${language}” yet (docs/how-to/add-a-locale.md): it knows ${LANGUAGES.join(', ')}.`,
    )
  const iso = `${web}-${country}`
  const name = new Intl.DisplayNames(iso, { type: 'region' }).of(country) ?? country
  return { country, iso, file, name, domain }
}
