import type { VariantLink } from './load-variants.ts'
import styles from './VariantLinks.module.css'

/** Each variant has a page of its own (spec §2), with its address, price and pictures. */
export function VariantLinks({ links }: { links: readonly VariantLink[] }) {
  return (
    <ul className={styles.variants}>
      {links.map(({ name, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
