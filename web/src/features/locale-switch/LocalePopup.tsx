import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './LocalePopup.module.css'
import type { LocaleChoice } from './load-locale-choice.ts'
import { LOCALE_POPUP_ID as ID } from './locale-popup-id.ts'

/**
 * Opens, closes at Escape or at a press elsewhere, and gives the focus back without JavaScript: a popover does. Flags are
 * decoration: the name beside each says which country it is.
 */
export function LocalePopup({ label, current, title, close, links, others }: LocaleChoice) {
  return (
    <>
      <button type="button" className={styles.current} popoverTarget={ID}>
        {/* Low, so that React does not ask for it ahead of the page's own picture. */}
        <img className={styles.flag} src={current.flag} alt="" width="24" height="18" fetchPriority="low" />
        {/* No colon between the two: languages write it differently. */}
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        <span className={styles.name}>{current.name}</span>
      </button>
      <div id={ID} className={styles.popup} popover="auto" role="dialog" aria-labelledby={`${ID}-title`}>
        <p id={`${ID}-title`} className={styles.title}>
          {title}
        </p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={close}
          autoFocus
        />
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.lang}>
              {/* `lang` and `href` stand as in the head's link to the same page: repeated, they cost a packed page little. */}
              <a className={styles.link} aria-current={link.isCurrent || undefined} lang={link.lang} href={link.href}>
                <Flag src={link.flag} />
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        {others.links.length > 0 && (
          <>
            <p id={`${ID}-others`} className={styles.title}>
              {others.label}
            </p>
            <ul className={styles.links} aria-labelledby={`${ID}-others`}>
              {others.links.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} href={link.href}>
                    <Flag src={link.flag} />
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function Flag({ src }: { src: string }) {
  return <img className={styles.flag} src={src} alt="" width="24" height="18" loading="lazy" />
}
