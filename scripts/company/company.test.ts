import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { readCompany } from '@menagerie/sites/company/read-company'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { checkCompany } from './check/check-company.ts'
import { checkFonts } from './check/check-fonts.ts'
import { readArguments } from './new/read-arguments.ts'
import { writeCompany } from './new/write-company.ts'

const root = mkdtempSync(join(tmpdir(), 'company-'))
afterAll(() => rmSync(root, { recursive: true }))

test.each(['minimal', 'tailwell-aldergrove'])('the company %s passes its check', async (name) => {
  expect(await checkCompany(join(ROOT, 'company', name))).toEqual([])
})

test('a relative folder is resolved from the checkout, and an absolute folder stays as it is', () => {
  expect(findCompanyFolder({ MENAGERIE_COMPANY: 'company/minimal' })).toBe(join(ROOT, 'company/minimal'))
  expect(findCompanyFolder({ MENAGERIE_COMPANY: '/srv/acme' })).toBe('/srv/acme')
})

describe('a new company', () => {
  const folder = join(root, 'Paw-Prints')
  beforeAll(async () => {
    const found = readArguments([folder, '--name', 'Paw’s & Prints', '--color', '#F2A13C', '--locale', 'no_NO'])
    if (found !== undefined) await writeCompany(found.folder, found.company)
  })

  it('passes its check, with a colour on which white text is readable', async () => {
    expect(await checkCompany(folder)).toEqual([])
  })

  it('has one brand with one site, in the language of its country', () => {
    const { name, brands } = readCompany(folder)
    expect([name, Object.keys(brands)]).toEqual(['Paw’s & Prints', ['pawprints']])
    expect(brands.pawprints?.sites).toMatchObject({
      no_NO: { country: 'NO', iso: 'nb-NO', file: 'no', name: 'Norge', domain: 'www.pawprints.example' },
    })
  })

  it('accepts a folder and a domain with special letters', () => {
    const { company } = readArguments([join(root, 'Pfötli’s'), '--domain', 'www.Pfötlis.example']) ?? {}
    expect(company).toMatchObject({ key: 'pfotlis', name: 'Pfötli’s', site: { domain: 'www.xn--pftlis-xxa.example' } })
  })

  it.each([
    [['--color', 'red'], /^--color is “red”/],
    [['--domain', 'https://acme.example/'], /^--domain is “https:/],
    [['--locale', 'nl'], /^--locale is “nl”/],
    [['--locale', 'tr_TR'], /^The product does not speak “tr” yet/],
  ])('with %j is refused with an explanation', (args, said) => {
    expect(() => readArguments([folder, ...args])).toThrow(said)
  })
})

describe('the check of a company reports', () => {
  const folder = join(root, 'broken')
  const minimal = readFileSync(join(ROOT, 'company/minimal/company.ts'), 'utf8')
  beforeAll(async () => {
    const found = readArguments([folder])
    if (found !== undefined) await writeCompany(folder, found.company)
  })

  // Node keeps what it has read once, so each text is read from a folder of its own.
  it.each([
    [
      "country: 'GB',\n          iso: 'en-GB'",
      "country: 'MT',\n          iso: 'en-MT'",
      'brands.meadow.sites.en_GB.timeZone: the product does not know the country MT',
    ],
    [
      "          name: 'United Kingdom',\n",
      '',
      'brands.meadow.sites.en_GB.name: the name of the country in its own language is missing',
    ],
    [
      "domain: 'www.meadow.example'",
      "domain: 'https://meadow.example/'",
      'brands.meadow.sites.en_GB.domain: must be a host name',
    ],
    ["file: 'en'", "file: 'en', newsletter: true", 'brands.meadow.sites.en_GB: has no newsletter'],
    [
      "fonts: { heading: 'system-ui', body: 'system-ui' }",
      "fonts: { heading: 'A', body: 'A', urgent: { latin: ['a'] } }",
      'there is no font a',
    ],
    ["iso: 'en-GB'", "iso: 'en-US'", 'brands.meadow.sites.en_GB.iso: en-US is not of the country GB'],
  ])('the change %s → %s', (from, to, sentence) => {
    const own = mkdtempSync(join(root, 'case-'))
    writeFileSync(join(own, 'company.ts'), minimal.replace(from, to))
    expect(() => readCompany(own)).toThrow(sentence)
  })

  it('a missing role of the theme and letters of a font in a logo, each with its file', async () => {
    const theme = join(folder, 'broken/theme.css')
    writeFileSync(theme, readFileSync(theme, 'utf8').replace(/ {2}--focus: .*\n/, ''))
    const logo = join(folder, 'broken/assets/logo-main.svg')
    writeFileSync(logo, readFileSync(logo, 'utf8').replace('<g', '<text>Acme</text><g'))
    const faults = await checkCompany(folder)
    expect(faults.join('\n')).toContain('theme.css lacks --focus')
    expect(faults.join('\n')).toContain('logo-main.svg has letters of a font')
  })

  it('a font that cannot be read', async () => {
    const own = mkdtempSync(join(root, 'fonts-'))
    writeFileSync(join(own, 'acme.woff2'), 'no font')
    mkdirSync(join(own, 'meadow'))
    writeFileSync(join(own, 'meadow/fonts.css'), "@font-face { src: url('@menagerie/cut-fonts/acme.woff2') }")
    const cuts = { acme: { source: 'acme.woff2', letters: 'latin', weight: 400 } } as const
    const { brands } = readCompany(join(ROOT, 'company/minimal'))
    if (brands.meadow === undefined) throw new Error('the template has its brand')
    const faults = await checkFonts(own, 'meadow', brands.meadow, cuts)
    expect(faults).toEqual([expect.stringMatching(/^The font acme \(acme\.woff2\) cannot be read: /)])
  })

  it('a font family that no rule declares, such as a misspelt one', async () => {
    const own = mkdtempSync(join(root, 'family-'))
    mkdirSync(join(own, 'meadow'))
    writeFileSync(join(own, 'meadow/fonts.css'), "@font-face { font-family: 'Laden'; src: local('Laden') }")
    const { brands } = readCompany(join(ROOT, 'company/minimal'))
    if (brands.meadow === undefined) throw new Error('the template has its brand')
    const brand = { ...brands.meadow, fonts: { ...brands.meadow.fonts, heading: 'Ladn', body: 'Laden' } }
    expect(await checkFonts(own, 'meadow', brand, {})).toEqual([
      'fonts.heading of company.ts is “Ladn”, a family that no @font-face of meadow/fonts.css declares (Laden).',
    ])
  })

  it('an environment without a host for a domain, and accepts an environment with all hosts', () => {
    const own = mkdtempSync(join(root, 'case-'))
    const hosts =
      "  environments: { staging: { 'www.meadow.example': 'meadow.staging.example' }, empty: {} },\n  brands: {"
    writeFileSync(join(own, 'company.ts'), minimal.replace('  brands: {', hosts))
    expect(() => readCompany(own)).toThrow('environments.empty: it has no host for www.meadow.example')
    const good = mkdtempSync(join(root, 'case-'))
    writeFileSync(join(good, 'company.ts'), minimal.replace('  brands: {', hosts.replace(', empty: {}', '')))
    expect(readCompany(good, 'staging').brands.meadow?.sites.en_GB?.domain).toBe('meadow.staging.example')
    expect(readCompany(good, 'staging').brands.meadow?.sites.en_GB?.indexed).toBe(false)
    expect(readCompany(good, '').brands.meadow?.sites.en_GB).toMatchObject({
      domain: 'www.meadow.example',
      indexed: true,
    })
    expect(() => readCompany(good, 'test')).toThrow('MENAGERIE_ENVIRONMENT is “test”')
  })
})
