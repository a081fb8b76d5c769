import type { VariantLink } from './load-variants.ts'
import styles from './VariantLinks.module.css'

/** Each leads to a page of its own (spec §2): a size or colour has its own address, price and pictures. */
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
