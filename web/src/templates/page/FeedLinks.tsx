import type { FeedLink } from '../../features/seo/head-view.ts'
import { Container } from '../../ui/Container.tsx'

/** Links for people with a feed reader; programs find them in the head. */
export function FeedLinks({ text, feeds }: { text: string; feeds: readonly FeedLink[] }) {
  if (feeds.length === 0) return null
  return (
    <Container>
      {feeds.map(({ href }) => (
        <p key={href}>
          <a href={href} type="application/rss+xml">
            {text}
          </a>
        </p>
      ))}
    </Container>
  )
}
