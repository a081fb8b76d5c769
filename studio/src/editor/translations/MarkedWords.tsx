import type { MarkedWord } from './mark-changed-words.ts'

/** One of two texts, with the words marked that the other one lacks. */
export function MarkedWords({ words, leaves }: { words: readonly MarkedWord[]; leaves: 'before' | 'after' }) {
  const shown = words.filter(({ kind }) => kind !== leaves)
  let at = 0
  return shown.map(({ kind, text }) => {
    at += text.length
    const key = `${at} ${kind}`
    if (kind === 'same') return <span key={key}>{text}</span>
    return kind === 'before' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
  })
}
