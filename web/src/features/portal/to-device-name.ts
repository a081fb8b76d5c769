/** Sorted from special to general, as browsers also contain the names of others in their user agent. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['YaBrowser', 'Yandex Browser'],
  ['Vivaldi', 'Vivaldi'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['Ddg/', 'DuckDuckGo'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Returns what people recognise of a `User-Agent`, such as `Firefox, Windows`. Undefined when nothing in it is known. */
export function toDeviceName(agent: string): string | undefined {
  const find = (rows: readonly (readonly [string, string])[]) => rows.find(([sign]) => agent.includes(sign))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter((part) => part !== undefined).join(', ') || undefined
}
