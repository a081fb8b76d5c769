import type { RenderContext } from './render-context.ts'

/** Returns the texts for editors at work, with their language. */
export const toEditorTexts = ({ editorTexts, t, site }: Pick<RenderContext, 'editorTexts' | 't' | 'site'>) =>
  editorTexts ?? { t, language: site.iso }
