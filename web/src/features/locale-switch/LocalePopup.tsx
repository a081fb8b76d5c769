import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './LocalePopup.module.css'
import type { LocaleChoice } from './load-locale-choice.ts'
import { LOCALE_POPUP_ID as ID } from './locale-popup-id.ts'

/**
 * A popover, so that it opens, closes by Escape or a press elsewhere, and returns the focus without JavaScript. Flags
 * are decoration: the country's name stands beside each.
 */
export function LocalePopup({ label, current, title, close, links, others }: LocaleChoice) {
  return (
    <>
      <button type="button" className={styles.current} popoverTarget={ID}>
        {/* Low priority, so that React does not preload it before the page's main picture. */}
        <img className={styles.flag} src={current.flag} alt="" width="24" height="18" fetchPriority="low" />
        {/* No colon between the two: languages punctuate it differently. */}
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
              {/* `lang` and `href` in the same order as in the head's link to the same page: repeated text adds little to a compressed page. */}
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
