import { Icon } from '../../ui/Icon.tsx'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Footer.module.css'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import type { NewsletterStrip } from './find-newsletter-strip.ts'
import type { Logo } from './Header.tsx'
import type { NavigationItem } from './navigation-item.ts'

/** `icon`: address of its drawing. */
export type SocialLink = { name: string; icon: string; to: LinkTarget }
export type FooterColumn = {
  id: string
  title: string
  to?: LinkTarget
  items: NavigationItem[]
  socialLinks: SocialLink[]
}

export type Accreditation = { image: ImageView; href?: string | undefined }

export type FooterView = {
  label: string
  newsletter: NewsletterStrip | undefined
  columns: FooterColumn[]
  home: { href: string; label: string; logo: Logo }
  bottom: { label: string; items: NavigationItem[] }
  copyright: string
  accreditation: Accreditation | undefined
  /** '' = none. */
  disclaimer: string
}

export const FOOTER_ID = 'footer'

/** Spec §2, Footer. */
export function Footer(view: FooterView) {
  const { label, newsletter, columns, home, bottom, copyright, accreditation, disclaimer } = view
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <div className={styles.inner}>
        {newsletter && <FooterNewsletter {...newsletter} />}
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={label}>
            {columns.map((column) => (
              <Column key={column.id} {...column} />
            ))}
          </nav>
        )}
        <div className={styles.bottom}>
          <a className={styles.home} href={home.href}>
            <img {...home.logo} alt={home.label} loading="lazy" />
          </a>
          {bottom.items.length > 0 && (
            <nav aria-label={bottom.label}>
              <ul className={styles.legal}>
                {bottom.items.map(
                  (item) => item.to && <li key={item.title}>{<Link to={item.to}>{item.title}</Link>}</li>,
                )}
              </ul>
            </nav>
          )}
          <p className={styles.copyright}>{copyright}</p>
          {accreditation && <Seal {...accreditation} />}
        </div>
        {disclaimer !== '' && <p className={styles.disclaimer}>{disclaimer}</p>}
      </div>
    </footer>
  )
}

function Seal({ image, href }: Accreditation) {
  const picture = <Image image={image} className={styles.seal} />
  return href ? <a href={href}>{picture}</a> : picture
}

/**
 * Below 900 px the heading toggles its column, which is closed at first, and the heading's own link is in the list; from there on
 * it is a plain heading over an open column. Browsers that could not show closed content keep the toggle.
 */
function Column({ title, to, items, socialLinks }: FooterColumn) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{to ? <Link to={to}>{title}</Link> : title}</h2>
      <details className={styles.fold}>
        <summary className={styles.toggle}>
          <h2>{title}</h2>
        </summary>
        {(to || items.length > 0) && (
          <ul className={styles.links}>
            {to && <li className={styles.own}>{<Link to={to}>{title}</Link>}</li>}
            {items.map((item) => item.to && <li key={item.title}>{<Link to={item.to}>{item.title}</Link>}</li>)}
          </ul>
        )}
        {socialLinks.length > 0 && (
          <ul className={styles.social}>
            {socialLinks.map((link) => (
              <li key={link.to.href}>
                <Link to={link.to} className={styles.network}>
                  <Icon href={link.icon} />
                  <VisuallyHidden>{link.name}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  )
}
