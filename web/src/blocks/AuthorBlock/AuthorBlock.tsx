import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './AuthorBlock.module.css'

type Contact = { href: string; text: string }

export type AuthorBlockView = {
  label: string
  name: string
  occupation?: string
  mail?: Contact
  phone?: Contact
  date?: { day: string; iso: string }
  portrait?: ImageView
}

export function AuthorBlock({ label, name, occupation, mail, phone, date, portrait }: AuthorBlockView) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a page may have many authors, so no landmark
    <div className={styles.author} role="group" aria-label={label}>
      {portrait && <Image image={portrait} className={styles.portrait} />}
      <div className={styles.text}>
        {date && (
          <time className={styles.date} dateTime={date.iso}>
            {date.day}
          </time>
        )}
        <div>
          <p className={styles.name}>{name}</p>
          {occupation && <p className={styles.occupation}>{occupation}</p>}
        </div>
        {(mail || phone) && (
          <address className={styles.contacts}>
            {mail && <a href={mail.href}>{mail.text}</a>}
            {phone && <a href={phone.href}>{phone.text}</a>}
          </address>
        )}
      </div>
    </div>
  )
}
