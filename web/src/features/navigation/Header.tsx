import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { DesktopMenu } from './DesktopMenu.tsx'
import styles from './Header.module.css'
import { LOUPE } from './icons/menu-icon-paths.ts'
import { LogOut, type LogOutView } from './LogOut.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { SearchBox, type SearchBoxView } from './SearchBox.tsx'

export type Logo = { src: string; width: number; height: number }

export type HeaderView = {
  home: { href: string; label: string; logo: Logo; phoneLogo: Logo }
  top: { label: string; items: NavigationItem[] }
  main: { label: string; viewAll: string; items: NavigationItem[] }
  /** `open`: name of the magnifier that replaces the box on phones. */
  search: (SearchBoxView & { open: string }) | undefined
  logOut: LogOutView | undefined
}

/** Parts of other features: the choice of locale, and the phone menu. Absent when they are empty. */
type HeaderSlots = { countries: ReactNode; phoneMenu: ReactNode }

/** Spec §2, Header. */
export function Header({ home, top, main, search, logOut, countries, phoneMenu }: HeaderView & HeaderSlots) {
  const hasBar = top.items.length > 0 || Boolean(countries || logOut)
  const classes = [styles.inner, search && styles.withSearch, !hasBar && styles.withoutBar].filter(Boolean)
  return (
    <header className={styles.header}>
      <div className={classes.join(' ')}>
        {top.items.length > 0 && (
          <nav className={styles.top} aria-label={top.label}>
            <ul className={styles.topItems}>
              {top.items.map((item) => item.to && <li key={item.title}>{<Link to={item.to}>{item.title}</Link>}</li>)}
            </ul>
          </nav>
        )}
        {(countries || logOut) && (
          <div className={styles.countries}>
            {countries}
            {logOut && <LogOut {...logOut} place="bar" />}
          </div>
        )}
        <a className={styles.home} href={home.href}>
          <picture>
            <source
              media="(min-width: 1200px)"
              srcSet={home.logo.src}
              width={home.logo.width}
              height={home.logo.height}
            />
            <img className={styles.logo} {...home.phoneLogo} alt={home.label} />
          </picture>
        </a>
        {search && <Search {...search} />}
        {main.items.length > 0 && (
          <div className={styles.main}>
            <DesktopMenu {...main} />
          </div>
        )}
        <div className={styles.phone}>
          {search && <Opener {...search} />}
          {phoneMenu}
        </div>
      </div>
    </header>
  )
}

function Search({ open: _, ...box }: NonNullable<HeaderView['search']>) {
  return (
    <div className={styles.search}>
      <SearchBox {...box} />
    </div>
  )
}

/** Links to the search page; a script makes it open the box over the whole screen. */
function Opener({ action, open, overlay }: NonNullable<HeaderView['search']>) {
  return (
    <a className={styles.loupe} href={action} aria-label={open} data-search-opener={overlay && ''}>
      <Icon path={LOUPE} />
    </a>
  )
}
