import styles from './BlogTopics.module.css'

export type TopicLink = { title: string; href: string; isCurrent: boolean; below: TopicLink[] }

/** Links in two levels; renders nothing when there is no choice. */
export function BlogTopics({ label, topics }: { label: string; topics: readonly TopicLink[] }) {
  if (topics.length < 2) return null
  return (
    <nav aria-label={label} className={styles.topics}>
      <TopicList topics={topics} />
    </nav>
  )
}

function TopicList({ topics }: { topics: readonly TopicLink[] }) {
  return (
    <ul className={styles.list}>
      {topics.map(({ title, href, isCurrent, below }) => (
        <li key={href} className={styles.item}>
          <a href={href} className={styles.topic} aria-current={isCurrent ? 'page' : undefined}>
            {title}
          </a>
          {below.length > 0 && <TopicList topics={below} />}
        </li>
      ))}
    </ul>
  )
}
