import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './BannerText.module.css'
import type { BannerTextView } from './banner-text.ts'

type BannerTextProps = BannerTextView & { size?: 'normal' | 'large'; look?: 'primary' | 'onColor' }

/** Title, lines and button of a banner. */
export function BannerText({ title, text, button, size = 'large', look = 'onColor' }: BannerTextProps) {
  return (
    <div className={styles.text} data-size={size}>
      <h2 className={styles.title}>{title}</h2>
      {text !== '' && <p className={styles.lines}>{text}</p>}
      {button && (
        <ButtonLink to={button.to} size={size} look={look}>
          {button.text}
        </ButtonLink>
      )}
    </div>
  )
}
