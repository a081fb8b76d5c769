import { renderToString } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { PreviewNotice } from './PreviewNotice.tsx'

/** Returns '' except in shared previews. */
export const renderPreviewNotice = ({ isShared, t }: RenderContext): string =>
  isShared ? renderToString(<PreviewNotice text={t('preview.notice')} />) : ''
