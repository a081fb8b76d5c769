import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { PreviewNotice } from './PreviewNotice.tsx'

/** '' for visitors. */
export const renderPreviewNotice = ({ previewNotice }: RenderContext): string =>
  previewNotice === undefined ? '' : renderToString(<PreviewNotice text={previewNotice} />)
