import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'
import styles from './LoadOffer.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type LoadOfferTexts = {
  load: string
  /** Label of the checkbox that allows it permanently. */
  always: string
  note: string
  cookies: { text: string; href: string }
}

type LoadOfferProps = { texts: LoadOfferTexts; about?: string | undefined } & Omit<ComponentProps<'div'>, 'children'>

/** Asks before content of another company loads; a script handles the button. `about`: what would load, for screen readers. */
export function LoadOffer({ texts, about, className, ...rest }: LoadOfferProps) {
  return (
    <div {...rest} className={className === undefined ? styles.offer : `${styles.offer} ${className}`}>
      <Button>
        {texts.load}
        {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
      </Button>
      <label className={styles.always}>
        <input type="checkbox" /> {texts.always}
      </label>
      <p className={styles.note}>
        {texts.note} <a href={texts.cookies.href}>{texts.cookies.text}</a>
      </p>
    </div>
  )
}
