import { BRAND_LOCALES, findBrandLocale } from '@menagerie/sites/locales'
import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const siteOf = (code: string) => {
  const site = findBrandLocale('tailwell', code)
  if (site === undefined) throw new Error(`no locale ${code}`)
  return site
}

const monthsIn = (code: string) =>
  Array.from({ length: 12 }, (_, month) => {
    const date = `2026-${String(month + 1).padStart(2, '0')}-05`
    return formatDate(siteOf(code), date)?.replace(/^05 (.*) 2026$/, '$1')
  }).join(' ')

const MONTHS: Record<string, string> = {
  en_US: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC',
  es_ES: 'ENE FEB MAR ABR MAY JUN JUL AGO SEPT OCT NOV DIC',
  en_GB: 'JAN FEB MAR APR MAY JUN JUL AUG SEPT OCT NOV DEC',
  nl_NL: 'JAN FEB MRT APR MEI JUN JUL AUG SEPT OKT NOV DEC',
  no_NO: 'JAN FEB MARS APR MAI JUNI JULI AUG SEP OKT NOV DES',
  fr_FR: 'JANV FÉVR MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC',
  de_DE: 'JAN FEB MÄRZ APR MAI JUNI JULI AUG SEPT OKT NOV DEZ',
  fr_BE: 'JANV FÉVR MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC',
  nl_BE: 'JAN FEB MRT APR MEI JUN JUL AUG SEPT OKT NOV DEC',
  pl_PL: 'STY LUT MAR KWI MAJ CZE LIP SIE WRZ PAŹ LIS GRU',
  it_IT: 'GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC',
  hu_HU: 'JAN FEBR MÁRC ÁPR MÁJ JÚN JÚL AUG SZEPT OKT NOV DEC',
  ru_RU: 'ЯНВ ФЕВР МАР АПР МАЯ ИЮН ИЮЛ АВГ СЕНТ ОКТ НОЯБ ДЕК',
  cs_CZ: 'LED ÚNO BŘE DUB KVĚ ČVN ČVC SRP ZÁŘ ŘÍJ LIS PRO',
  ua_UA: 'СІЧ ЛЮТ БЕР КВІТ ТРАВ ЧЕРВ ЛИП СЕРП ВЕР ЖОВТ ЛИСТ ГРУД',
  da_DK: 'JAN FEB MAR APR MAJ JUN JUL AUG SEP OKT NOV DEC',
  fi_FI: 'TAMMI HELMI MAALIS HUHTI TOUKO KESÄ HEINÄ ELO SYYS LOKA MARRAS JOULU',
  sv_SE: 'JAN FEB MARS APR MAJ JUNI JULI AUG SEP OKT NOV DEC',
}

test.each(BRAND_LOCALES)('$id writes its months in capitals, without dots (reading 16)', (site) => {
  expect(monthsIn(site.code)).toBe(MONTHS[site.code])
  expect(formatDate(site, '2026-09-07')).toMatch(/^07 \p{Lu}{3,6} 2026$/u)
})

test('a date with a time shows its day in UTC, the same on every machine', () => {
  expect(formatDate(siteOf('en_GB'), '2026-05-05T23:30:00.000Z')).toBe('05 MAY 2026')
  expect(formatDate(siteOf('en_GB'), '2026-05-06T01:30:00+02:00')).toBe('05 MAY 2026')
})

test('a missing or invalid date is formatted as nothing', () => {
  expect(formatDate(siteOf('en_GB'), undefined)).toBeUndefined()
  expect(formatDate(siteOf('en_GB'), 'soon')).toBeUndefined()
})
