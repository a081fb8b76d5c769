import { Button } from '../../ui/Button.tsx'
import styles from './ConsentSettings.module.css'

export type ConsentSettingsView = {
  title: string
  text: string
  services: { id: string; name: string; purpose: string }[]
  accept: string
  refuse: string
  save: string
  saved: string
  noScript: string
}

/** Lets a visitor change the answers to the dialog or to an offer. Needs a script, as the choice never leaves the browser. */
export function ConsentSettings({ title, text, services, accept, refuse, save, saved, noScript }: ConsentSettingsView) {
  return (
    <section className={styles.settings}>
      <h2>{title}</h2>
      <p className={styles.noScript}>{noScript}</p>
      <form className={styles.form} data-consent-settings="">
        <p>{text}</p>
        <fieldset className={styles.services} aria-label={title}>
          {services.map(({ id, name, purpose }) => (
            <label key={id} className={styles.service}>
              <input type="checkbox" name={id} autoComplete="off" />
              <span>
                <strong>{name}</strong>
                <span className={styles.purpose}>{purpose}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button data-consent-choose="all">{accept}</Button>
          <Button data-consent-choose="none">{refuse}</Button>
          <Button data-consent-choose="ticked">{save}</Button>
        </div>
        <p role="status" data-saved={saved} />
      </form>
    </section>
  )
}
