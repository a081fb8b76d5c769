import styles from './ProductVariants.module.css'

export type CardVariants = { label: string; links: readonly { name: string; href: string }[] }

/** Sizes, colours and flavours of the product on a card, with a link each. */
export function ProductVariants({ variants: { label, links } }: { variants: CardVariants }) {
  return (
    <details className={styles.variants}>
      <summary className={styles.summary}>{label}</summary>
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
