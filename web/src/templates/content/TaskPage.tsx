import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import { loadWaysOn } from '../errors/load-ways-on.ts'
import { WaysOn } from '../errors/WaysOn.tsx'
import type { PageDocument } from '../page/page-document.ts'
import { toContentDocument } from './ContentPage.tsx'

/**
 * A page for doing something (write, sign in, subscribe, find a shop), without share links. `task` follows the
 * editors' content; without it the page has only that.
 */
export function toTaskDocument(ctx: RenderContext, page: Published<'page'>, task?: ReactNode): PageDocument {
  return toContentDocument(ctx, page, task ? { afterMain: <Container>{task}</Container> } : {})
}

/** The same page for a link in an email: only its question, on the first screen. */
export function toQuestionDocument(ctx: RenderContext, page: Published<'page'>, question: ReactNode): PageDocument {
  return toContentDocument(ctx, toBarePage(page), { afterMain: <Container>{question}</Container>, isAboveText: true })
}

/**
 * The same page after its form was sent: the answer and further links, without the editors' content, which would still ask to send the form.
 */
export function toDoneDocument(ctx: RenderContext, page: Published<'page'>, answer: ReactNode): PageDocument {
  const own = ctx.links.href(page.path ?? '')
  const ways = loadWaysOn(ctx).filter(({ to }) => to.href !== own)
  const afterMain = (
    <>
      <Container>{answer}</Container>
      <WaysOn title={ctx.t('error.waysOn')} ways={ways} isInColumn />
    </>
  )
  return toContentDocument(ctx, toBarePage(page), { afterMain, isAboveText: true })
}

/** Removes the editors' content below the title, and the picture, which would fill a phone's first screen. */
function toBarePage(page: Published<'page'>): Published<'page'> {
  const { bottomText: _text, image: _image, phoneOnlyImage: _phoneOnly, ...body } = page.body
  return { ...page, body: { ...body, areas: { extras: [], miniBanners: [], main: [] } } }
}
