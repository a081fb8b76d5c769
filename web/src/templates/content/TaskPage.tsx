import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import { Container } from '../../ui/Container.tsx'
import type { PageDocument } from '../page/page-document.ts'
import { toContentDocument } from './ContentPage.tsx'

/**
 * A page that is visited to do something (write, sign in, subscribe, find a shop), which is not shared. `task` stands after what
 * editors wrote; without it the page is theirs alone.
 */
export function toTaskDocument(ctx: RenderContext, page: Published<'page'>, task?: ReactNode): PageDocument {
  return toContentDocument(ctx, page, task ? { afterMain: <Container>{task}</Container> } : {})
}
