import { toSelectorCountries } from '@menagerie/sites/country-selector'
import type { RenderContext } from '../../context/render-context.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import { toLocaleMark } from './locale-addresses.ts'

type Country = { name: string; flag: string; href: string }
type LocaleLink = Country & { lang: string; isCurrent: boolean }

export type LocaleChoice = {
  /** Purpose of the button, for screen readers; beside it stands the present locale. */
  label: string
  current: { name: string; flag: string }
  title: string
  close: string
  links: LocaleLink[]
  /** Countries with a website that is not ours. */
  others: { label: string; links: Country[] }
}

/** All locales that are not hidden; nothing when there is no other to choose (spec §2, Header). */
export function loadLocaleChoice(ctx: RenderContext): LocaleChoice | undefined {
  const { site, assets, t } = ctx
  const toFlag = (country: string) => assets.file(`flags/${country.toLowerCase()}.webp`)
  const links = toSelectorCountries(site.brand).flatMap(({ country, locales }) =>
    locales.map((locale) => ({
      name: locale.name,
      flag: toFlag(country),
      href: toLocaleMark(locale),
      lang: locale.iso,
      isCurrent: locale.id === site.id,
    })),
  )
  if (links.every(({ isCurrent }) => isCurrent)) return undefined
  const others = loadSiteSettings(ctx)?.otherCountries ?? []
  return {
    label: t('locale.label'),
    current: { name: site.name, flag: toFlag(site.country) },
    title: t('locale.title'),
    close: t('locale.close'),
    links,
    others: {
      label: t('locale.others'),
      links: others.map(({ name, flag, link }) => ({ name, flag: toFlag(flag), href: link })),
    },
  }
}
