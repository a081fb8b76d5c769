import { toSelectorCountries } from '@menagerie/brands/country-selector'
import type { RenderContext } from '../../replica/render-context.ts'

export type CountryLink = { name: string; href: string; lang: string; flag: string; isCurrent: boolean }
export type CountryChoice = { label: string; current: string; flag: string; links: CountryLink[] }

/** Home pages of all locales that are not hidden; nothing when there is no other to choose (spec §2, Header). */
export function toCountryChoice(ctx: RenderContext): CountryChoice | undefined {
  const { site, links, assets, t } = ctx
  const toFlag = (country: string) => assets.file(`flags/${country.toLowerCase()}.svg`)
  const choices = toSelectorCountries(site.brand).flatMap(({ country, locales }) =>
    locales.map((locale) => ({
      name: locale.name,
      href: links.href('', {}, locale),
      lang: locale.iso,
      flag: toFlag(country),
      isCurrent: locale.id === site.id,
    })),
  )
  if (choices.every((choice) => choice.isCurrent)) return undefined
  return { label: t('locale.label'), current: site.name, flag: toFlag(site.country), links: choices }
}
