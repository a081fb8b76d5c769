import { Image } from '../../ui/Image.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CompareTable.module.css'
import type { ComparedProduct, ComparisonRow, ComparisonView } from './to-comparison.ts'

/**
 * Products side by side. On a narrow screen the name of a row stands above its values, so that two products fit;
 * further ones scroll inside the table, also by keyboard.
 */
export function CompareTable({
  label,
  product,
  products,
  rows,
}: Pick<ComparisonView, 'label' | 'product' | 'products' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${styles.table} ${products.length > 2 ? styles.three : ''}`}>
        <thead>
          <tr>
            <th scope="col">{product}</th>
            {products.map((each) => (
              <Compared key={each.sku} {...each} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Compared({ name, href, image, remove }: ComparedProduct) {
  return (
    <th scope="col">
      {image && <Image image={{ ...image, alt: '' }} className={styles.image} />}
      <a href={href} className={styles.name}>
        {name}
      </a>
      <a href={remove.href} className={styles.remove} data-uncompare="">
        {remove.text}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </a>
    </th>
  )
}

function Row({ name, values }: ComparisonRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
        <td key={at}>{lines.length === 0 ? '–' : lines.map((line) => <p key={line}>{line}</p>)}</td>
      ))}
    </tr>
  )
}
