/** Computes the whole table of typos between each beginning of a term and each of a word. Typos in the first letters count twice. */
function toTypoTable(term: string, word: string): number[][] {
  const rows = [Array.from({ length: word.length + 1 }, (_, j) => (j === 0 ? 0 : j + 1))]
  for (let i = 1; i <= term.length; i++) {
    const row = [i + 1]
    for (let j = 1; j <= word.length; j++) {
      const isSame = term[i - 1] === word[j - 1]
      const ways = [
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : i === 1 && j === 1 ? 2 : 1),
        (rows[i - 1]?.[j] ?? 0) + (i === 1 ? 2 : 1),
        (row[j - 1] ?? 0) + (j === 1 ? 2 : 1),
      ]
      const isSwapped = i > 1 && j > 1 && term[i - 2] === word[j - 1] && term[i - 1] === word[j - 2]
      if (isSwapped) ways.push((rows[i - 2]?.[j - 2] ?? 0) + (i === 2 && j === 2 ? 2 : 1))
      row.push(Math.min(...ways))
    }
    rows.push(row)
  }
  return rows
}

const FAR = 99

/** Counts typos as `find-typos.ts` does. With `isPrefix`, a beginning of the term is enough if it ends in the word's last letter. */
export function countTypos(term: string, word: string, isPrefix: boolean): number {
  const rows = toTypoTable(term, word)
  const m = word.length
  let typos = rows[term.length]?.[m] ?? FAR
  for (let i = 1; isPrefix && i <= term.length; i++) {
    if (term[i - 1] === word[m - 1]) typos = Math.min(typos, rows[i - 1]?.[m - 1] ?? FAR)
    const isSwapped = i > 1 && m > 1 && term[i - 2] === word[m - 1] && term[i - 1] === word[m - 2]
    if (isSwapped) typos = Math.min(typos, (rows[i - 2]?.[m - 2] ?? FAR) + (i === 2 && m === 2 ? 2 : 1))
  }
  return typos
}
