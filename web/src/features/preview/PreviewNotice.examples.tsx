import type { RenderContext } from '../../context/render-context.ts'
import { PreviewNotice } from './PreviewNotice.tsx'

export const showPreviewNotice = ({ t }: RenderContext) => [
  { id: 'above-a-page', show: <PreviewNotice text={t('preview.notice')} /> },
]
