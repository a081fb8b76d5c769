import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './BannerText.module.css'
import type { BannerTextView } from './banner-text.ts'

type BannerTextProps = BannerTextView & { size?: 'normal' | 'large'; look?: 'primary' | 'outlined'; level?: 1 | 2 }

/** Title, text and buttons of a banner. `level` 1: the title is that of the page. */
export function BannerText({
  title,
  text,
  button,
  second,
  size = 'large',
  look = 'outlined',
  level = 2,
}: BannerTextProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.text} data-size={size}>
      <Title className={styles.title}>{title}</Title>
      {text !== '' && <p className={styles.lines}>{text}</p>}
      {second ? (
        <div className={styles.buttons}>
          {[button, second].map((each) => each && <BannerButton key={each.text} {...each} size={size} look={look} />)}
        </div>
      ) : (
        button && <BannerButton {...button} size={size} look={look} />
      )}
    </div>
  )
}

type BannerButtonProps = Required<Pick<BannerTextView, 'button'>>['button'] &
  Required<Pick<BannerTextProps, 'size' | 'look'>>

function BannerButton({ to, text, size, look }: BannerButtonProps) {
  return (
    <ButtonLink to={to} size={size} look={look}>
      {text}
    </ButtonLink>
  )
}
