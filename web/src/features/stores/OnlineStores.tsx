import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { ONLINE_STORES_ID } from './finder-ids.ts'
import type { OnlineStoreView } from './load-online-stores.ts'
import styles from './OnlineStores.module.css'

/** Spec §2: image and name, in four, two or one columns. */
export function OnlineStores({ title, stores }: { title: string; stores: readonly OnlineStoreView[] }) {
  return (
    <section id={ONLINE_STORES_ID} className={styles.section} tabIndex={-1} aria-labelledby="online-stores-title">
      <h2 id="online-stores-title">{title}</h2>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.key} className={styles.store}>
            {store.picture && <Image image={store.picture} className={styles.picture} />}
            <p className={styles.name}>{store.to ? <Link to={store.to}>{store.name}</Link> : store.name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
