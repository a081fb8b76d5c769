import type { RenderContext } from '../../context/render-context.ts'
import { Container } from '../../ui/Container.tsx'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import styles from './ErrorPage.module.css'
import { toErrorHead } from './error-head.ts'
import { loadWaysOn, type WaysOnView } from './load-ways-on.ts'
import type { MessageWords } from './message-words.ts'
import { SleepingDog } from './SleepingDog.tsx'
import { WaysOn } from './WaysOn.tsx'

type MessageView = MessageWords & { waysOn: WaysOnView }

/** A page that says why there is nothing to see; not an error. */
export const messageTemplate = defineTemplate({ load: loadMessage, Page: MessagePage })

function loadMessage(ctx: RenderContext, said: MessageWords): LoadedPage<MessageView> {
  const waysOn = { title: ctx.t('error.waysOn'), ways: loadWaysOn(ctx) }
  return { head: toErrorHead(ctx, said.title), view: { ...said, waysOn } }
}

function MessagePage({ title, text, waysOn }: MessageView) {
  return (
    <div className={styles.error}>
      <Container width="small">
        <SleepingDog />
        <h1>{title}</h1>
        <p className={styles.wayOut}>{text}</p>
      </Container>
      <WaysOn {...waysOn} />
    </div>
  )
}
