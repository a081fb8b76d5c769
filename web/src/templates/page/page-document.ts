import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import type { Published } from '../../replica/reader.ts'

/** A page ready to be written: its head, and the part between header and footer. */
export type PageDocument = { head: HeadView; main: ReactNode }

export type Template = (ctx: RenderContext, page: Published<'page'>) => PageDocument
