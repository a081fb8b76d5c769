import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './StoreCard.module.css'
import type { StoreCardView } from './store-card.ts'

/** `isAlone`: on the store's own page, whose title is the name already. */
type StoreCardProps = StoreCardView & { isAlone?: boolean }

/** A store of the finder's list, with all its data as text. The map's window shows a copy. */
export function StoreCard({ isAlone = false, hours, ...store }: StoreCardProps) {
  const { id, name, href, lines, distance, position, phone, website, directions } = store
  return (
    <li
      id={id}
      className={styles.store}
      data-store={position ?? ''}
      data-hours={hours?.code}
      data-zone={hours?.timeZone}
    >
      {!isAlone && (
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
      )}
      <p className={styles.distance} data-distance hidden={distance === undefined}>
        {distance}
      </p>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {hours?.timeZone && <p className={styles.open} data-open hidden />}
      {hours && <Hours {...hours} isOpen={isAlone} />}
      {(phone || website || directions) && (
        <p className={isAlone ? styles.buttons : styles.ways}>
          {isAlone ? (
            [directions, phone && { text: phone.text, to: { href: phone.href } }, website]
              .filter((way) => way !== undefined)
              .map(({ to, text }, at) => (
                <ButtonLink key={to.href} to={to} look={at === 0 ? 'primary' : 'outlined'}>
                  {text}
                </ButtonLink>
              ))
          ) : (
            <Ways phone={phone} website={website} directions={directions} />
          )}
        </p>
      )}
    </li>
  )
}

type WaysProps = { [Name in 'phone' | 'website' | 'directions']: StoreCardView[Name] | undefined }

function Ways({ phone, website, directions }: WaysProps) {
  return (
    <>
      {phone && <a href={phone.href}>{phone.text}</a>}
      {website && <Link to={website.to}>{website.text}</Link>}
      {directions && <Link to={directions.to}>{directions.text}</Link>}
    </>
  )
}

function Hours({ title, closed, week, isOpen }: NonNullable<StoreCardView['hours']> & { isOpen: boolean }) {
  return (
    <details className={styles.hours} open={isOpen}>
      <summary>{title}</summary>
      <dl>
        {week.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times ?? closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
