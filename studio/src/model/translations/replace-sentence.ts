import { isValues } from '../../platform/values.ts'

/**
 * Replaces one sentence of a text by its translation and keeps formats, links and the rest. Undefined if the sentence
 * does not occur, or is split over several nodes.
 */
export function replaceSentence(value: unknown, sentence: string, translation: string): unknown {
  if (typeof value === 'string') return replaceIn(value, sentence, translation)
  if (!isValues(value) || !isValues(value.root)) return undefined
  const root = replaceInNode(value.root, sentence, translation)
  return root && { ...value, root }
}

function replaceIn(text: string, sentence: string, translation: string): string | undefined {
  const at = text.indexOf(sentence)
  return at === -1 ? undefined : text.slice(0, at) + translation + text.slice(at + sentence.length)
}

function replaceInNode(
  node: Record<string, unknown>,
  sentence: string,
  translation: string,
): Record<string, unknown> | undefined {
  if (node.type === 'text' && typeof node.text === 'string') {
    const text = replaceIn(node.text, sentence, translation)
    return text === undefined ? undefined : { ...node, text }
  }
  const children: unknown[] = Array.isArray(node.children) ? node.children : []
  for (const [at, child] of children.entries()) {
    const replaced = isValues(child) ? replaceInNode(child, sentence, translation) : undefined
    if (replaced !== undefined) return { ...node, children: children.with(at, replaced) }
  }
  return undefined
}
