/** Signs and words for currencies in tables, with the currencies that each may mean. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ...['EUR', 'GBP', 'USD', 'CZK', 'DKK', 'HUF', 'NOK', 'PLN', 'RUB', 'SEK', 'UAH'].map(
    (code): [string, readonly string[]] => [code.toLowerCase(), [code]],
  ),
  ['€', ['EUR']],
  ['euro', ['EUR']],
  ['euros', ['EUR']],
  ['£', ['GBP']],
  ['$', ['USD']],
  ['us$', ['USD']],
  ['kč', ['CZK']],
  ['kr', ['DKK', 'NOK', 'SEK']],
  ['ft', ['HUF']],
  ['zł', ['PLN']],
  ['₽', ['RUB']],
  ['руб', ['RUB']],
  ['р', ['RUB']],
  ['₴', ['UAH']],
  ['грн', ['UAH']],
])
const WRITTEN = /^(?<front>[^\d\s.,'’()+-]*\.?)\s*(?<amount>.*?)\s*(?<behind>[^\d\s.,'’()+-]*\.?)$/u

/** Notation for zero cents on price tags: `12,-`, `12.–`, `12:-`. */
const NO_CENTS = /(?<=\d)[.,:]\s?[-–—]+(?!\d)/u

/** Separates an amount from the sign of its currency; `currencies`: those that the sign may mean. */
export function splitCurrency(given: string): { amount: string; currencies: readonly string[] | undefined } {
  const text = given.replace(NO_CENTS, '')
  const { front = '', amount = '', behind = '' } = WRITTEN.exec(text)?.groups ?? {}
  const word = (front || behind).toLowerCase().replace(/\.$/, '')
  const currencies = front === '' || behind === '' ? SIGNS.get(word) : undefined
  return currencies ? { amount, currencies } : { amount: text, currencies: undefined }
}
