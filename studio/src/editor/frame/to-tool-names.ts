import type { TextTool } from './name-built-in.ts'
import type { Words } from './use-words.ts'

/** Translated names of the buttons for text formats. */
export const toToolNames = (words: Words): Record<TextTool, string> => ({
  bold: words('builtIn.tool.bold'),
  italic: words('builtIn.tool.italic'),
  underline: words('builtIn.tool.underline'),
  strikethrough: words('builtIn.tool.strikethrough'),
  subscript: words('builtIn.tool.subscript'),
  superscript: words('builtIn.tool.superscript'),
  inlineCode: words('builtIn.tool.inlineCode'),
  link: words('builtIn.tool.link'),
  indentIncrease: words('builtIn.tool.indentIncrease'),
  indentDecrease: words('builtIn.tool.indentDecrease'),
})
