import { Container } from '../../ui/Container.tsx'
import styles from './ColorSheet.module.css'
import type { ColorPair } from './load-theme-colors.ts'

const SAMPLE = 'Aa'

/** Draws swatches as SVG: the pages' policy allows no colours in style attributes. */
export function ColorSheet({ pairs }: { pairs: readonly ColorPair[] }) {
  return (
    <Container width="large">
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={`${pair.surface} ${pair.front}`} className={styles.pair}>
            <Swatch {...pair} />
            <code className={styles.name}>{pair.front}</code>
            <code className={styles.name}>{pair.surface}</code>
            <p className={styles.contrast}>{`${pair.contrast.toFixed(1)} : 1`}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}

function Swatch({ surface, front, stops, ink }: ColorPair) {
  const id = `fill${surface}${front}`
  const [only] = stops
  return (
    <svg className={styles.swatch} viewBox="0 0 160 80" aria-hidden="true" focusable="false">
      {stops.length > 1 && (
        <linearGradient id={id}>
          {stops.map((color, index) => (
            <stop key={color} offset={index / (stops.length - 1)} stopColor={color} />
          ))}
        </linearGradient>
      )}
      <rect width="160" height="80" rx="8" fill={stops.length > 1 ? `url(#${id})` : only} />
      <text x="80" y="50" textAnchor="middle" fontSize="28" fill={ink}>
        {SAMPLE}
      </text>
    </svg>
  )
}
