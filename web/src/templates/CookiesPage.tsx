import type { RenderContext } from '../context/render-context.ts'
import { ConsentSettings } from '../features/consent/ConsentSettings.tsx'
import { CookieTable } from '../features/consent/CookieTable.tsx'
import { loadConsentSettings } from '../features/consent/load-consent.ts'
import { type Declaration, loadDeclaration } from '../features/consent/load-declaration.ts'
import { toBreadcrumbList } from '../features/seo/json-ld.ts'
import { Container } from '../ui/Container.tsx'
import { Link } from '../ui/Link.tsx'
import { toAbsoluteCrumbs, toHomeCrumb } from './load-crumbs.ts'
import { Opening } from './Opening.tsx'
import styles from './Page.module.css'
import type { FixedPage, PageDocument } from './page-document.ts'
import { toTitle } from './page-head.ts'

/** Spec §2, cookies: the declaration, made of what is configured, and the way to change one's choice. */
export const cookiesPage: FixedPage = { toDocument: toCookiesDocument, isListed: () => false }

function toCookiesDocument(ctx: RenderContext): PageDocument {
  const { t, links } = ctx
  const title = t('cookies.title')
  const url = links.url('cookies')
  const crumbs = [toHomeCrumb(ctx), { title, href: links.href('cookies') }]
  const settings = loadConsentSettings(ctx)
  const declaration = loadDeclaration(ctx)
  const main = (
    <div className={styles.page}>
      <Opening crumbs={{ label: t('breadcrumb.label'), crumbs }} title={title} subTitle={t('cookies.intro')} />
      {settings && (
        <Container>
          <ConsentSettings {...settings} />
        </Container>
      )}
      <OwnEntries ctx={ctx} declaration={declaration} />
      <Services ctx={ctx} declaration={declaration} />
    </div>
  )
  return {
    head: {
      title: toTitle(ctx, title),
      description: t('cookies.intro'),
      // For visitors; nobody searches for it.
      robots: { index: false, follow: true },
      canonical: url,
      alternates: [],
      kind: 'website',
      jsonLd: [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs))],
    },
    main,
  }
}

type PartProps = { ctx: RenderContext; declaration: Declaration }

function OwnEntries({ ctx: { t }, declaration }: PartProps) {
  const title = t('cookies.own')
  return (
    <Container>
      <section className={`${styles.section} ${styles.declaration}`}>
        <h2>{title}</h2>
        <p>{t('cookies.ownText')}</p>
        <CookieTable label={title} labels={toLabels(t)} items={declaration.own} />
      </section>
    </Container>
  )
}

function Services({ ctx: { t }, declaration: { services } }: PartProps) {
  return (
    <Container>
      <section className={`${styles.section} ${styles.declaration}`}>
        <h2>{t('cookies.services')}</h2>
        <p>{t(services.length > 0 ? 'cookies.servicesText' : 'cookies.none')}</p>
        {services.map(({ id, name, company, purpose, privacy, items }) => (
          <section key={id} className={styles.section}>
            <h3>{name}</h3>
            <p>
              {company} · {purpose} · <Link to={privacy.to}>{privacy.text}</Link>
            </p>
            {items.length > 0 ? (
              <CookieTable label={name} labels={toLabels(t)} items={items} />
            ) : (
              <p>{t('cookies.storesNothing')}</p>
            )}
          </section>
        ))}
      </section>
    </Container>
  )
}

const toLabels = (t: RenderContext['t']) => ({
  name: t('cookies.name'),
  purpose: t('cookies.purpose'),
  lifetime: t('cookies.lifetime'),
  kind: t('cookies.kind'),
})
