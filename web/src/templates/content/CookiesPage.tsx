import type { RenderContext } from '../../context/render-context.ts'
import { ConsentSettings, type ConsentSettingsView } from '../../features/consent/ConsentSettings.tsx'
import { CookieTable, type CookieTableLabels } from '../../features/consent/CookieTable.tsx'
import { loadConsentSettings } from '../../features/consent/load-consent.ts'
import { type ConsentDeclaration, loadDeclaration } from '../../features/consent/load-declaration.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import type { FixedPage } from '../page/fixed-page.ts'
import { toAbsoluteCrumbs, toHomeCrumb } from '../page/load-crumbs.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import { toHeadTitle } from '../page/page-head.ts'

/** Spec §2, cookies: the declaration, generated from the configuration, and the settings of consent. */
export const cookiesPage: FixedPage = {
  toDocument: defineTemplate({ load: loadCookies, Page: CookiesPage }),
  isListed: () => false,
}

type DeclaredPart = { title: string; text: string }
type CookiesView = {
  opening: OpeningView
  settings?: ConsentSettingsView
  declaration: ConsentDeclaration
  own: DeclaredPart
  services: DeclaredPart & { storesNothing: string }
  columns: CookieTableLabels
}

function loadCookies(ctx: RenderContext): LoadedPage<CookiesView> {
  const { t, links } = ctx
  const title = t('cookies.title')
  const url = links.url('cookies')
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href('cookies') }]
  const settings = loadConsentSettings(ctx)
  const declaration = loadDeclaration(ctx)
  const servicesText = t(declaration.services.length > 0 ? 'cookies.servicesText' : 'cookies.none')
  return {
    head: {
      title: toHeadTitle(ctx, title),
      description: t('cookies.intro'),
      // Not for search results.
      robots: { index: false, follow: true },
      canonical: url,
      alternates: [],
      kind: 'website',
      jsonLd: [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))],
    },
    view: {
      opening: { crumbs: { label: t('breadcrumb.label'), crumbs }, title, subTitle: t('cookies.intro') },
      ...(settings && { settings }),
      declaration,
      own: { title: t('cookies.own'), text: t('cookies.ownText') },
      services: { title: t('cookies.services'), text: servicesText, storesNothing: t('cookies.storesNothing') },
      columns: {
        name: t('cookies.name'),
        purpose: t('cookies.purpose'),
        lifetime: t('cookies.lifetime'),
        kind: t('cookies.kind'),
      },
    },
  }
}

function CookiesPage({ opening, settings, ...declared }: CookiesView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} />
      {settings && (
        <Container>
          <ConsentSettings {...settings} />
        </Container>
      )}
      <OwnEntries {...declared} />
      <Services {...declared} />
    </div>
  )
}

type DeclaredProps = Omit<CookiesView, 'opening' | 'settings'>

function OwnEntries({ own: { title, text }, declaration, columns }: DeclaredProps) {
  return (
    <Container>
      <section className={`${styles.section} ${styles.declaration}`}>
        <h2>{title}</h2>
        <p>{text}</p>
        <CookieTable label={title} labels={columns} items={declaration.own} />
      </section>
    </Container>
  )
}

function Services({ services: { title, text, storesNothing }, declaration, columns }: DeclaredProps) {
  return (
    <Container>
      <section className={`${styles.section} ${styles.declaration}`}>
        <h2>{title}</h2>
        <p>{text}</p>
        {declaration.services.map(({ id, name, company, purpose, privacy, items }) => (
          <section key={id} className={styles.section}>
            <h3>{name}</h3>
            <p>
              {company} · {purpose} · <Link to={privacy.to}>{privacy.text}</Link>
            </p>
            {items.length > 0 ? <CookieTable label={name} labels={columns} items={items} /> : <p>{storesNothing}</p>}
          </section>
        ))}
      </section>
    </Container>
  )
}
