import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toSelectorCountries } from '@menagerie/sites/country-selector'
import type { RenderContext } from '../../context/render-context.ts'
import { toLanguageName } from '../../platform/language-name.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import { toLocaleMark } from './locale-addresses.ts'

type Country = { name: string; flag: string; href: string }
type LocaleLink = Country & { lang: string; isCurrent: boolean }

export type LocaleChoice = {
  /** Purpose of the button, for screen readers; the current locale stands beside it. */
  label: string
  current: { name: string; flag: string }
  title: string
  close: string
  links: LocaleLink[]
  /** Countries that have another website. */
  others: { label: string; links: Country[] }
}

/** Loads all visible locales; undefined when there is no other to choose (spec §2, Header). A brand with one country offers languages. */
export function loadLocaleChoice(
  ctx: RenderContext,
  countries = toSelectorCountries(ctx.site.brand),
): LocaleChoice | undefined {
  const { site, assets, t } = ctx
  const toFlag = (country: string) => assets.file(`flags/${country.toLowerCase()}.webp`)
  const isOfLanguages = countries.length === 1
  const toName = (locale: BrandLocale) => (isOfLanguages ? toLanguageName(locale.iso) : locale.name)
  const links = countries.flatMap(({ country, locales }) =>
    locales.map((locale) => ({
      name: toName(locale),
      flag: toFlag(country),
      href: toLocaleMark(locale),
      lang: locale.iso,
      isCurrent: locale.id === site.id,
    })),
  )
  if (links.every(({ isCurrent }) => isCurrent)) return undefined
  const others = loadSiteSettings(ctx)?.otherCountries ?? []
  return {
    label: t(isOfLanguages ? 'locale.language' : 'locale.label'),
    current: { name: toName(site), flag: toFlag(site.country) },
    title: t(isOfLanguages ? 'locale.languages' : 'locale.title'),
    close: t(isOfLanguages ? 'locale.closeLanguages' : 'locale.close'),
    links,
    others: {
      label: t('locale.others'),
      links: others.map(({ name, flag, link }) => ({ name, flag: toFlag(flag), href: link })),
    },
  }
}
